import { few, side } from './layout.css';

/** The class of `count` parts side by side: up to three share the whole width, of more each has the width of a column. */
export const columns = (count: number): string => few[count as keyof typeof few] ?? side;
