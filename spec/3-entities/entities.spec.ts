import { menu } from 'virtual:catalogue/menu';
import { describe, expect, it } from 'vitest';
import { mainLinks } from '../../src/catalogue/navigation.yaml';
import { iconSchema } from '../../src/catalogue/schema';
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

  it('S3-02 a program has name, path, description, icon, isUpcoming and category', () => {
    const programs = menu.flatMap((category) => category.programs.map((program) => ({ program, category })));
    expect(programs).toHaveLength(8);
    for (const { program, category } of programs) {
      const { isUpcoming, ...fields } = program;
      expect(Object.keys(fields).sort()).toEqual(['category', 'description', 'icon', 'name', 'path']);
      expect(program.description).toBe('');
      expect([true, undefined]).toContain(isUpcoming);
      expect(program.category).toBe(category.id);
      expect(iconSchema.safeParse(program.icon).success).toBe(true);
    }
  });

  it('S3-03 a category has a name, an icon and programs', () => {
    for (const { name, icon, programs } of menu) {
      expect(name).not.toBe('');
      expect(iconSchema.safeParse(icon).success).toBe(true);
      expect(programs.length).toBeGreaterThan(0);
    }
    expect(new Set(menu.map(({ icon }) => icon.join())).size).toBe(3);
  });
});
