import { expect, test } from '../../spec/support/browser/site';

test('S2-120 a screen reader keeps a programme’s name, category and badge apart', async ({ page }) => {
  await page.goto('/about');
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const header = nodes.find(({ role, name }) => role?.value === 'rowheader' && /^Machine Learning/.test(name?.value));
  const textOf = (id: string): string => {
    const node = nodes.find(({ nodeId }) => nodeId === id);
    return node?.role?.value === 'StaticText' ? node.name?.value : (node?.childIds ?? []).map(textOf).join('');
  };
  // What Chromium drew: a space that ends a line is not in it, unless it is kept.
  expect(textOf(header?.nodeId ?? '')).toBe('Machine Learning & Data Science in Business Bootcamp Coming Soon');
});
