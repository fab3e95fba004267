import { describe, expect, it } from 'vitest';
import page from '../../src/catalogue/pages/intake-blocks.yaml';
import { IntakeTable } from '../../src/sections/intakes/IntakeTable';
import { setDay } from '../support/clock';
import { draw } from '../support/render';

describe('an intake without places', () => {
  it.each(['2026-11-21', '2026-12-20', '2027-02-01'])(
    'S1-70 a full intake has no calendar file on %s, before and after it has closed',
    (day) => {
      setDay(day);
      const files = [...draw(<IntakeTable {...page.table} />).querySelectorAll('a[download]')];
      const hrefs = files.map((file) => file.getAttribute('href'));
      expect(hrefs).toContain('/calendar/webdevelopment-2027-05-10.ics');
      expect(hrefs).not.toContain('/calendar/webdevelopment-2027-01-11.ics');
    },
  );
});
