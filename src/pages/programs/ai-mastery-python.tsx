export { default } from '#catalogue/programmes/ai-mastery-python.yaml?page';
