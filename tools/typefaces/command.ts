/**
 * Cuts the fonts down to the characters of the pages and of brochures. Run it after a change of `src/catalogue/characters.ts`, or
 * for a new edition of a font. `cut.py` beside it does the work.
 */
import { execFileSync } from 'node:child_process';
import { CHARACTERS, COMMON, RARE } from '../../src/catalogue/characters';

execFileSync('python3', ['tools/typefaces/cut.py', CHARACTERS, COMMON, RARE], { stdio: 'inherit' });
