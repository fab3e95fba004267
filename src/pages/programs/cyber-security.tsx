export { default } from '#catalogue/programmes/cyber-security.yaml?page';
