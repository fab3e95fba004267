/** Main-thread work of a page on a slow processor, by kind, from Chromium's trace. */
import type { Browser, CDPSession } from '@playwright/test';
import { launch, PHONE } from './visitor';

/**
 * Self times in ms of processor, and counts, from the start until a second after the page is idle. What else runs on
 * the machine hardly changes them; only `blocking` is time that passes.
 */
export interface MainThread {
  script: number;
  style: number;
  layout: number;
  paint: number;
  /** All of the above, and parsing, garbage collection and the like. */
  mainThread: number;
  /** The part of each task beyond 50 ms, after the first contentful paint: total blocking time without its end. */
  blocking: number;
  styleRecalculations: number;
  layouts: number;
}

type Kind = 'script' | 'style' | 'layout' | 'paint';

const KINDS: Record<string, Kind> = {
  EvaluateScript: 'script',
  'v8.compile': 'script',
  'v8.compileModule': 'script',
  'v8.evaluateModule': 'script',
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  EventDispatch: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};

/** An event of Chromium's trace; times in microseconds: `dur` passes, `tdur` is the thread's own on the processor. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { frame?: string; beginData?: { frame?: string } };
}

/** A longer task delays the answer to an input noticeably. */
const LONG_TASK_MS = 50;

async function record(session: CDPSession, visit: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'v8.execute', 'loading'] },
  });
  await visit();
  const done = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await done;
  return events;
}

/** Sums the events of the thread that lays out `frame`, each without those inside it. */
export function sumUp(events: TraceEvent[], frame: string): MainThread {
  const first = events.find(({ name, args }) => name === 'Layout' && args.beginData?.frame === frame);
  const own = events
    .filter(({ ph, pid, tid, tdur }) => ph === 'X' && tdur !== undefined && pid === first?.pid && tid === first?.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const painted =
    events.find(({ name, args }) => name === 'firstContentfulPaint' && args.frame === frame)?.ts ?? Infinity;
  const sums = {
    script: 0,
    style: 0,
    layout: 0,
    paint: 0,
    mainThread: 0,
    blocking: 0,
    styleRecalculations: 0,
    layouts: 0,
  };
  const open: { end: number; kind: Kind | undefined }[] = [];
  for (const { name, ts, dur = 0, tdur = 0 } of own) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const parent = open.at(-1);
    // An event without a kind is part of what it stands in.
    const kind = KINDS[name] ?? parent?.kind;
    if (parent?.kind) sums[parent.kind] -= tdur / 1000;
    if (kind) sums[kind] += tdur / 1000;
    if (!parent) {
      sums.mainThread += tdur / 1000;
      if (ts > painted) sums.blocking += Math.max(0, dur / 1000 - LONG_TASK_MS);
    }
    if (name === 'UpdateLayoutTree') sums.styleRecalculations += 1;
    if (name === 'Layout') sums.layouts += 1;
    open.push({ end: ts + dur, kind });
  }
  return sums;
}

/** Starts a browser whose `measure` visits an address for the first time, with a processor `slowdown` times slower. */
export async function startMainThread(slowdown: number) {
  const browser = await launch();
  return { measure: (address: string) => visit(browser, address, slowdown), close: () => browser.close() };
}

async function visit(browser: Browser, address: string, slowdown: number): Promise<MainThread> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, deviceScaleFactor: 1.75 });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const events = await record(await browser.newBrowserCDPSession(), async () => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    });
    return sumUp(events, (await session.send('Page.getFrameTree')).frameTree.frame.id);
  } finally {
    await context.close();
  }
}
