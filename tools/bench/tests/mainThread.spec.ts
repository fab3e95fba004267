import { describe, expect, it } from 'vitest';
import { sumUp } from '../mainThread';

/** A complete event of a trace, in ms; half of the time that passes is the thread's own. */
const event = (name: string, start: number, duration: number, more: object = {}) => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: start * 1000,
  dur: duration * 1000,
  tdur: duration * 500,
  args: {},
  ...more,
});

describe('main-thread work out of a trace', () => {
  it('counts each ms of processor once, by the innermost kind of work', () => {
    const events = [
      event('RunTask', 0, 30),
      event('Layout', 0, 10, { args: { beginData: { frame: 'page' } } }),
      event('firstContentfulPaint', 35, 0, { ph: 'R', args: { frame: 'page' } }),
      event('RunTask', 40, 90),
      event('FunctionCall', 40, 80),
      event('UpdateLayoutTree', 50, 20),
      event('MinorGC', 75, 5),
      event('RunTask', 0, 500, { tid: 2 }),
    ];
    expect(sumUp(events, 'page')).toEqual({
      script: 30,
      style: 10,
      layout: 5,
      paint: 0,
      mainThread: 60,
      blocking: 40,
      styleRecalculations: 1,
      layouts: 1,
    });
  });
});
