/** Writes the types of the catalogue's modules, which the type check needs: the first step of `npm run lint`. */
import { loadCatalogue } from '../../build/catalogue';

await loadCatalogue(process.cwd());
