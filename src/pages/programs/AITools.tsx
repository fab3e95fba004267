export { default } from '#catalogue/programmes/AITools.yaml?page';
