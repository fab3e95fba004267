/** What the tests of each section ask of a state. */
import type { Page } from '@playwright/test';
import { expect } from '../../e2e/support/site';
import { describeFailures, look } from './audit';
import { checkDialog } from './checks/widgets';
import { applyView, bring, load, undo } from './page';
import { type Scheme, stateOf, type Width } from './states';

/** Ids of statements, and where which states are looked at. */
export type Case = [ids: string, path: string, names: string[], width: Width, scheme: Scheme];

/** Brings `path` into each state in turn: axe and our own checks find nothing there, nor in a dialog that it opens. */
export async function expectSound(page: Page, path: string, names: string[], width: Width, scheme: Scheme) {
  await applyView(page, width, scheme);
  await load(page, path);
  for (const state of names.map(stateOf)) {
    await bring(page, path, state);
    expect.soft(describeFailures(await look(page, scheme, state.scope, true)), state.name).toEqual([]);
    if (state.opener) expect.soft(describeFailures([await checkDialog(page, state.opener)]), state.name).toEqual([]);
    await undo(page, path, state);
  }
}
