/** Begins a run of all tests: deletes earlier results, and notes the time, by which the trace recognises new ones. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

rmSync('reports/results', { recursive: true, force: true });
mkdirSync('reports/results', { recursive: true });
writeFileSync('reports/results/begun', String(Date.now()));
