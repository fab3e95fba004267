/**
 * The page title that analytics reports (S7-03). It comes from the path, so it needs no rendered page and survives a
 * new headline:
 *
 * - each segment becomes words, split at hyphens, underscores, capitals and digits: `dataScience` is 'Data science';
 * - a run of capitals is an acronym and stays, as does the word 'AI': `AIToolsBC` is 'AI tools BC', `ethical-ai`
 *   'Ethical AI';
 * - segments are joined by a colon: `/programs/cyber-security` is 'Programs: Cyber security'; `/` is 'Home'.
 *
 * @param path of this site; a query or hash is ignored. It never throws.
 */
export function pageTitleOf(path: string): string {
  const segments = path.replace(/[?#].*/s, '').split('/');
  return segments.map(titleOf).filter(Boolean).join(': ') || 'Home';
}

function titleOf(segment: string): string {
  const words = segment.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[^-_A-Za-z]+/g) ?? [];
  const title = words
    .map((word) => (/^([A-Z]{2,}|ai)$/.test(word) ? word.toUpperCase() : word.toLowerCase()))
    .join(' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}
