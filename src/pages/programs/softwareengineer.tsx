export { default } from '#catalogue/programmes/softwareengineer.yaml?page';
