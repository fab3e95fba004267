export { default } from '#catalogue/programmes/AIToolsBC.yaml?page';
