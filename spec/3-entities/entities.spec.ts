import { describe, expect, it } from 'vitest';
import { mainLinks } from '../../src/catalogue/navigation.yaml';
import { applicantEntries } from '../../src/shell/navigation/applicantEntries';

describe('entities', () => {
  it('S3-01 a menu entry has a name, a target and an icon', () => {
    expect(mainLinks).toHaveLength(4);
    for (const entry of mainLinks) {
      expect(Object.keys(entry).sort()).toEqual(['icon', 'name', 'path']);
      expect(entry.path).toMatch(/^\//);
      expect(entry.icon).not.toBe('');
    }
    for (const entry of Object.values(applicantEntries)) {
      expect(Object.keys(entry).sort()).toEqual(['icon', 'name', 'url']);
      expect(entry.url).toMatch(/^https:/);
      expect(entry.icon).not.toBe('');
    }
  });
});
