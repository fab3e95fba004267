export { default } from '#catalogue/programmes/webdevelopment.yaml?page';
