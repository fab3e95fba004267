/** Conditions of Material's components, which have `@media` in the key. */
import { forcedColours, motionAllowed, reducedMotion } from '../preferences';

export const FORCED_COLOURS = `@media ${forcedColours}`;
export const MOTION_ALLOWED = `@media ${motionAllowed}`;
export const REDUCED_MOTION = `@media ${reducedMotion}`;
