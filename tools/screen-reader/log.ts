/** Speech in Orca's debug log: SSML, with a mark before each word. */
const SPOKEN = /SPEECH DISPATCHER: Speaking '<speak>([\s\S]*?)<\/speak>'/g;
const START = 'SPEECH DISPATCHER: Speaking';
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** White space, line ends included, as single spaces. */
export function collapse(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function fromSsml(ssml: string) {
  return collapse(ssml.replaceAll(/<[^>]*>/g, '').replaceAll(/&(lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity));
}

/**
 * The utterances in a piece of Orca's debug log, in order. `rest` may be the start of another one: put it before the next
 * piece.
 */
export function parseLog(log: string): { utterances: string[]; rest: string } {
  let end = 0;
  const utterances: string[] = [];
  for (const match of log.matchAll(SPOKEN)) {
    end = match.index + match[0].length;
    const utterance = fromSsml(match[1] ?? '');
    if (utterance) utterances.push(utterance);
  }
  const open = log.indexOf(START, end);
  return { utterances, rest: open < 0 ? log.slice(Math.max(end, log.length - START.length)) : log.slice(open) };
}
