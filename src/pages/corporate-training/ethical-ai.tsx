export { default } from '#catalogue/pages/ethical-ai.yaml?page';
