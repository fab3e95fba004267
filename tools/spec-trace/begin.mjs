/** Begins a run of all tests: results of an earlier run go, and the trace knows by the time which are of this one. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

rmSync('reports/results', { recursive: true, force: true });
mkdirSync('reports/results', { recursive: true });
writeFileSync('reports/results/begun', String(Date.now()));
