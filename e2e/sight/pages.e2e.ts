/**
 * Every page once on a phone and once on a desktop of every width, in light and dark colours: what a visitor sees is all
 * there, can be read, and can be pressed. One load serves all checks.
 */
import { documentPaths } from '../../spec/support/paths';
import { expect, test } from '../support/site';
import { checkCharacters } from './characters';
import { type Content, checkMeant, compareContent, readContent } from './content';
import { checkContrast, checkStatesContrast, OWN_COLOURS } from './contrast';
import { checkCrimson } from './crimson';
import { checkDrawings, type Drawings, readDrawings } from './drawings';
import { type Findings, gather } from './finding';
import { checkGrowth } from './growth';
import { checkHeadPicture, checkLeads } from './heads';
import { checkOnPaper } from './paper';
import { checkFingers, checkFixed, checkOnTop, checkReach, checkUncovered } from './reach';
import {
  checkLiveRegions,
  checkMotionAsked,
  checkOwnParts,
  checkSelection,
  checkStatesSeen,
  compareSurfaces,
  readSurfaces,
} from './states';
import { checkLargeText, checkText } from './text';
import { checkShifts, checkWindow, show, type Visit, visit } from './visit';

/** px: a tablet held upright, then between the breakpoints of 900 and 1092, 1200 and 1500, 1500 and 1900, and from there on. */
const WIDTHS = [1280, 768, 1000, 1600, 1920];

/** Their head has a picture from 900 px on; a programme's has its growth and its facts instead, that of the terms none. */
const PICTURED: string[] = documentPaths.filter(
  (path) =>
    path !== '/terms-and-conditions' &&
    (!path.startsWith('/programs/') || /bootcamps|boosters|full-programs|code-curious|feestructure/.test(path)),
);

/** px: the narrowest phone, then between the breakpoints of 480 and 600, and of 600 and 768. There, whether everything is there. */
const ALSO = [320, 540, 700];

interface Look {
  findings: Findings;
  contents: Map<string, Content>;
  /** As a phone has them. */
  drawings: Drawings;
}

/** All that can be told of the page as it stands, in both schemes. Leaves it in light colours. */
async function lookAt(
  { page }: Visit,
  name: string,
  width: number,
  { findings, contents, drawings }: Look,
): Promise<void> {
  const surfaces: [string, string][][] = [];
  for (const scheme of ['dark', 'light'] as const) {
    const view = `${name}, ${scheme}`;
    await show(page, { width, scheme });
    findings.add(view, await checkContrast(page));
    findings.add(view, await checkMeant(page, width));
    if (scheme === 'light') findings.add(name, await checkText(page));
    contents.set(view, await readContent(page));
    surfaces.push(await readSurfaces(page));
    if (width === 390 || width === 1280) findings.add(view, await checkStatesContrast(page, scheme));
    if (width === 1280) findings.add(view, await checkSelection(page));
  }
  const [dark = [], light = []] = surfaces;
  findings.add(name, compareSurfaces(light, dark));
  findings.add(name, checkDrawings(await readDrawings(page), 900, drawings));
  findings.add(name, await checkFixed(page));
  findings.add(name, await checkReach(page));
  findings.add(name, await checkUncovered(page));
}

for (const path of [...documentPaths, '/nope']) {
  test(`EXTRA ${path} is all there, can be read and can be pressed, whatever the width and the colours`, async ({
    browser,
    baseURL,
  }) => {
    const look: Look = { findings: gather(), contents: new Map(), drawings: {} };
    const { findings, contents } = look;

    const phone = await visit(browser, String(baseURL), path, 'phone');
    findings.add('phone', checkShifts(phone));
    findings.add('phone', await checkWindow(phone.page, 390));
    findings.add('phone', await checkFingers(phone.page));
    await lookAt(phone, 'phone', 390, look);
    look.drawings = await readDrawings(phone.page);
    for (const width of [360, 390]) {
      await show(phone.page, { width, height: 844, scheme: 'light' });
      findings.add(`${width} px, twice the text size`, await checkLargeText(phone.page));
    }
    for (const width of ALSO) {
      await show(phone.page, { width, height: 844, scheme: 'light' });
      findings.add(`${width} px`, await checkMeant(phone.page, width));
      findings.add(`${width} px`, await checkText(phone.page));
      findings.add(`${width} px`, checkDrawings(await readDrawings(phone.page), 844, width > 390 ? look.drawings : {}));
      contents.set(`${width} px, light`, await readContent(phone.page));
    }

    const desktop = await visit(browser, String(baseURL), path, 'desktop');
    findings.add('1280 px', checkShifts(desktop));
    findings.add('1280 px', await checkOwnParts(desktop.page));
    findings.add('1280 px', await checkMotionAsked(desktop.page));
    findings.add('1280 px', await checkCrimson(desktop.page));
    for (const width of WIDTHS) {
      await lookAt(desktop, `${width} px`, width, look);
      if (width === 768) continue;
      findings.add(`${width} px`, await checkLeads(desktop.page, width));
      if (PICTURED.includes(path)) findings.add(`${width} px`, await checkHeadPicture(desktop.page));
    }
    findings.add('1600 px, then 1920 and 2560 px', await checkGrowth(desktop.page));
    for (const scheme of ['forced', 'light'] as const) {
      await show(desktop.page, { width: 1280, scheme });
      findings.add(scheme === 'forced' ? 'forced colours' : '1280 px', await checkStatesSeen(desktop.page));
      if (scheme === 'forced') findings.add('forced colours', await checkContrast(desktop.page, OWN_COLOURS));
    }
    findings.add('1280 px, twice the text size', await checkLargeText(desktop.page));
    findings.add('1280 px', await checkLiveRegions(desktop.page));
    findings.add('paper', await checkOnPaper(desktop.page, phone.page));
    await phone.context.close();
    await show(desktop.page, { width: 1000, height: 600, scheme: 'light' });
    await desktop.page.getByRole('button', { name: 'Programmes' }).click();
    await desktop.page.getByRole('textbox', { name: 'Search programmes' }).waitFor();
    findings.add('1000 px, dropdown open', await checkOnTop(desktop.page, '#programmes-panel'));
    findings.add('1000 px, dropdown open', await checkCharacters(desktop.page));
    await desktop.context.close();

    for (const [view, lost] of compareContent(contents)) findings.add(view, lost);
    // Chromium logs the answer of an unknown address.
    const said = [...phone.messages, ...desktop.messages].filter((message) => !message.includes('status of 404'));
    expect.soft(said, 'what the page says in the console').toEqual([]);
    expect(findings.lines()).toEqual([]);
  });
}
