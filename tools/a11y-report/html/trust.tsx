/** How far the report can be trusted: a real screen reader, gaps of checkers, and known limits. */
import type { ReactElement } from 'react';
import { faults, missed } from '../../../a11y/support/faults';
import { Items, Rows } from '../../report/parts';
import { grouped } from '../../report/words';
import type { Summary } from '../summary';

/** What a real screen reader said, or that it was not done. */
export function ScreenReader({ screenReader, evaluation }: Summary): ReactElement {
  if (!screenReader)
    return <p>Not done. The command of tools/screen-reader has Orca read the site and leaves transcripts here.</p>;
  const { versions, commit, transcripts } = screenReader;
  return (
    <>
      <p>
        {`Orca ${versions.orca} with Speech Dispatcher ${versions.speechDispatcher} and ${versions.browser}.`}
        {commit !== evaluation.commit && ` It read commit ${commit}, not the one evaluated here.`}
      </p>
      <Rows
        caption="Transcripts"
        heads={['Read', 'Expected phrases']}
        rows={transcripts.map(({ name, path, file, heard, missing }) => ({
          cells: [
            <a key="read" href={`screen-reader/${file}`}>{`${name} ${path}`}</a>,
            `${heard.length} of ${heard.length + missing.length} said. ${missing.map((phrase) => `Not said: ‘${phrase}’.`).join(' ')}`,
          ],
        }))}
      />
    </>
  );
}

/** What checkers are known to say wrongly; it is counted, and fails nothing. */
export function Gaps({ gaps }: Summary): ReactElement {
  return (
    <>
      <p>
        What a checker is known to get wrong fails nothing here. Each has its reason and the day it was looked into.
      </p>
      <Rows
        caption="Known gaps"
        heads={['Checker and what it says', 'Why it is wrong', 'Since', '#States']}
        rows={gaps.map(({ engine, says, why, since, met }) => ({
          cells: [`${engine}: ${says.source}`, why, since, met > 0 ? grouped(met) : '0: it can go'],
        }))}
      />
    </>
  );
}

/** What this report cannot tell. */
export function Limits(): ReactElement {
  return (
    <Items
      items={[
        'The checks ran in one browser engine (Chromium). The journeys in Firefox and WebKit are tests of their own; phones held in the hand are not covered.',
        `Of ${faults.length + missed.length} faults that are put into a page on purpose each night, the checks notice ${faults.length}. They miss what a person has to see: ${missed.map(({ name }) => name).join('; ')}.`,
        'Rows that no person has judged are not a statement that the site conforms.',
        'In light colours every control was given the focus, in dark and forced ones one of each kind, at 1280 px. Bars and footer were walked, opened and searched on the first page that has them.',
        'Texts over gradients and pictures are left to a person, because no check can compute their contrast.',
        'A screen reader other than Orca may say things differently. What a screen reader ‘would say’ is computed from the accessibility tree.',
        'Speech control, switches, screen magnifiers and braille displays were not tried.',
      ]}
    />
  );
}
