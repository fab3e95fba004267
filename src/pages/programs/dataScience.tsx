export { default } from '#catalogue/programmes/dataScience.yaml?page';
