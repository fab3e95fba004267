/** Conditions of Material's components, which have `@media` in the key. */
import { forcedColours, motionWelcome, reducedMotion } from '../preferences';

export const FORCED = `@media ${forcedColours}`;
export const MOVING = `@media ${motionWelcome}`;
export const STILL = `@media ${reducedMotion}`;
