export { default } from '#catalogue/pages/productivity-ai-tools.yaml?page';
