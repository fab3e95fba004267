import { menu } from 'virtual:catalogue/menu';
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

  it('S3-02 each of the eight programmes has a name, a path, an empty description, an icon and a category', () => {
    const programmes = menu.flatMap(({ programs }) => programs);
    expect(programmes.map(({ icon: _, ...programme }) => Object.values(programme))).toEqual([
      ['Artificial Intelligence Developer', '/programs/AIDeveloper', '', 'full-program'],
      ['Software Engineer', '/programs/softwareEngineer', '', 'full-program'],
      ['Cyber Security', '/programs/cyber-security', '', 'bootcamp'],
      ['Full Stack Web Developer', '/programs/webdevelopment', '', 'bootcamp'],
      ['Software Engineer with Python', '/programs/softwareEngineerPython', '', 'bootcamp'],
      ['Machine Learning & Data Science in Business', '/programs/dataScience', '', true, 'bootcamp'],
      ['Cyber Security in the era of AI', '/programs/AIBusiness', '', true, 'masterclass'],
      ['AI in the Workplace Masterclass', '/programs/AITools', '', 'masterclass'],
    ]);
    for (const { isUpcoming, ...programme } of programmes) {
      expect(Object.keys(programme).sort()).toEqual(['category', 'description', 'icon', 'name', 'path']);
      expect(programme.icon).toHaveLength(4);
      expect([true, undefined]).toContain(isUpcoming);
    }
  });
});
