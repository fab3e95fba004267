import axe from 'axe-core';
import { useEffect, useState } from 'react';

/** Stories drawn on the page, and those in a frame of their own. */
const STORIES = '.sb-story';
const FRAMES = 'iframe[data-drawn]';
/** Axe's rule for landmarks applies to whole pages, not to a component. */
const OPTIONS: axe.RunOptions = { rules: { region: { enabled: false } } };
/** Pause between two polls, in ms, and the most polls. */
const PAUSE = 500;
const LOOKS = 120;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Runs axe inside a frame: each frame needs its own copy. */
async function askIn({ contentWindow, contentDocument }: HTMLIFrameElement): Promise<axe.AxeResults> {
  const { default: source } = await import('axe-core/axe.min.js?raw');
  const script = contentDocument?.createElement('script') as HTMLScriptElement;
  script.textContent = source;
  contentDocument?.head.append(script);
  return (contentWindow as unknown as { axe: typeof axe }).axe.run('body', OPTIONS);
}

/** Axe's results for every story of this page, once all are rendered. */
async function ask(): Promise<axe.AxeResults[]> {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>(FRAMES)];
  for (let look = 0; look < LOOKS; look += 1) {
    await pause();
    if (frames.every(({ dataset }) => dataset.drawn === 'true')) break;
  }
  const results: axe.AxeResults[] = [];
  if (document.querySelector(STORIES)) results.push(await axe.run({ include: [STORIES] }, OPTIONS));
  for (const frame of frames) results.push(await askIn(frame));
  return results;
}

/** Queue: axe refuses two runs at a time. */
let asked: Promise<unknown> = Promise.resolve();
function askInTurn(): Promise<axe.AxeResults[]> {
  const answer = asked.then(ask, ask);
  asked = answer;
  return answer;
}

function inWords(results: axe.AxeResults[]): string {
  const found = results.flatMap(({ violations }) => violations.map(({ id, nodes }) => `${id} (${nodes.length})`));
  const passed = new Set(results.flatMap(({ passes }) => passes.map(({ id }) => id)));
  const version = results[0]?.testEngine.version;
  return `${found.length === 0 ? 'No findings' : `Found: ${found.join(', ')}`} in the states below, as they stand here; ${passed.size} rules passed (axe ${version}).`;
}

/** Axe's findings for the stories on this page. */
export function AxeResult() {
  const [words, setWords] = useState('Asking axe…');
  useEffect(() => {
    let isCurrent = true;
    const say = (text: string) => isCurrent && setWords(text);
    askInTurn().then(
      (results) => say(inWords(results)),
      (error) => say(`Axe could not be asked: ${String(error)}`),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return <p role="status">{words}</p>;
}
