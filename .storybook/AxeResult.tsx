import axe from 'axe-core';
import { useEffect, useState } from 'react';

/** The states as they stand on the page, and those with a window of their own. */
const STORIES = '.sb-story';
const FRAMES = 'iframe[data-drawn]';
/** Axe's own rule for whole pages does not hold a part of one. */
const OPTIONS: axe.RunOptions = { rules: { region: { enabled: false } } };
/** ms, between two looks at what is there; and how many there are at most. */
const PAUSE = 500;
const LOOKS = 120;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Asks axe inside a frame, which needs its own. */
async function askIn({ contentWindow, contentDocument }: HTMLIFrameElement): Promise<axe.AxeResults> {
  const { default: source } = await import('axe-core/axe.min.js?raw');
  const script = contentDocument?.createElement('script') as HTMLScriptElement;
  script.textContent = source;
  contentDocument?.head.append(script);
  return (contentWindow as unknown as { axe: typeof axe }).axe.run('body', OPTIONS);
}

/** The results of all states of this page, once all are drawn. */
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

/** Axe is asked once at a time. */
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

/** What axe says of the states on this page. */
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
