import { sample } from './sample';
import type { Intake } from './schema';

/**
 * The intake blocks, by first day of study. Their state follows from the dates (`intakeDates.ts`).
 * Staff set `isFull`.
 */
export const intakes: Intake[] = [
  sample({
    programme: '/programs/webdevelopment',
    opens: '2026-09-07',
    closes: '2026-12-14',
    starts: '2027-01-11',
    ends: '2027-04-30',
    isFull: true,
  }),
  sample({
    programme: '/programs/cyber-security',
    opens: '2026-11-02',
    closes: '2027-01-18',
    starts: '2027-02-01',
    ends: '2027-05-07',
  }),
  sample({
    programme: '/programs/AIDeveloper',
    opens: '2026-11-02',
    closes: '2027-01-18',
    starts: '2027-02-01',
    ends: '2028-01-28',
  }),
  sample({
    programme: '/programs/softwareengineer',
    opens: '2026-10-05',
    closes: '2027-01-04',
    starts: '2027-02-01',
    ends: '2028-01-28',
  }),
  sample({
    programme: '/programs/softwareEngineerPython',
    opens: '2026-11-02',
    closes: '2027-01-18',
    starts: '2027-02-01',
    ends: '2027-04-23',
  }),
  sample({
    programme: '/programs/AIMasteryNoCode',
    opens: '2026-11-02',
    closes: '2027-02-15',
    starts: '2027-03-01',
    ends: '2027-04-09',
  }),
  sample({
    programme: '/programs/AITools',
    opens: '2026-11-02',
    closes: '2027-03-08',
    starts: '2027-03-15',
    ends: '2027-03-16',
  }),
  sample({
    programme: '/programs/ai-mastery-python',
    opens: '2026-11-02',
    closes: '2027-04-05',
    starts: '2027-04-12',
    ends: '2027-06-04',
  }),
  sample({
    programme: '/programs/webdevelopment',
    opens: '2026-11-02',
    closes: '2027-04-19',
    starts: '2027-05-03',
    ends: '2027-08-20',
  }),
  sample({
    programme: '/programs/cyber-security',
    opens: '2026-11-02',
    closes: '2027-05-24',
    starts: '2027-06-07',
    ends: '2027-09-10',
  }),
  sample({
    programme: '/programs/softwareEngineerPython',
    opens: '2026-11-02',
    closes: '2027-05-24',
    starts: '2027-06-07',
    ends: '2027-08-27',
  }),
  sample({
    programme: '/programs/AIToolsBC',
    opens: '2026-11-02',
    closes: '2027-06-21',
    starts: '2027-07-05',
    ends: '2027-08-06',
  }),
  sample({
    programme: '/programs/AITools',
    opens: '2026-11-02',
    closes: '2027-07-26',
    starts: '2027-08-02',
    ends: '2027-08-03',
  }),
  sample({
    programme: '/programs/softwareEngineerPython',
    opens: '2026-11-02',
    closes: '2027-08-23',
    starts: '2027-09-06',
    ends: '2027-11-26',
  }),
  sample({
    programme: '/programs/cyber-security',
    opens: '2026-11-02',
    closes: '2027-09-20',
    starts: '2027-10-04',
    ends: '2028-01-07',
  }),
];
