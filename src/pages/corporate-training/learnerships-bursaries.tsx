export { default } from '#catalogue/pages/learnerships-bursaries.yaml?page';
