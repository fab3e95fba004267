import { autoGrid, equalColumns } from './layout.css';

/** Class for `count` children side by side: up to three share the full width, more are each one column wide. */
export const columns = (count: number): string => equalColumns[count as keyof typeof equalColumns] ?? autoGrid;
