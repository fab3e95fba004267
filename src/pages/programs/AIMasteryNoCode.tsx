export { default } from '#catalogue/programmes/AIMasteryNoCode.yaml?page';
