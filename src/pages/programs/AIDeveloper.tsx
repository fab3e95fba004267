export { default } from '#catalogue/programmes/AIDeveloper.yaml?page';
