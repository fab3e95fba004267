/** Drawings of the home page that are fetched after its hydration: the document has their places. */

export { MarkedWork } from '../marked/MarkedWork';
export { Season } from '../season/Season';
