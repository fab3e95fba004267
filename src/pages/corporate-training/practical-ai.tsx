export { default } from '#catalogue/pages/practical-ai.yaml?page';
