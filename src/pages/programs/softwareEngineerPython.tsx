export { default } from '#catalogue/programmes/softwareEngineerPython.yaml?page';
