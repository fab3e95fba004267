import { menu } from 'virtual:catalogue/menu';
import { describe, expect, it } from 'vitest';
import { applicantLinks, mainLinks } from '../../src/catalogue/navigation.yaml';
import { categorySchema, iconSchema } from '../../src/catalogue/schema';

describe('entities', () => {
  it('S3-01 a menu entry has a name, a target and an icon', () => {
    expect(mainLinks).toHaveLength(4);
    for (const entry of mainLinks) {
      expect(Object.keys(entry).sort()).toEqual(['icon', 'name', 'path']);
      expect(entry.path).toMatch(/^\//);
      expect(entry.icon).not.toBe('');
    }
    // Their targets are the addresses of the applicant site (S2-26).
    for (const entry of Object.values(applicantLinks)) expect(Object.keys(entry).sort()).toEqual(['icon', 'name']);
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
    expect(Object.keys(categorySchema.shape)).toEqual(expect.arrayContaining(['name', 'icon']));
  });
});
