export { default } from '#catalogue/programmes/AIBusiness.yaml?page';
