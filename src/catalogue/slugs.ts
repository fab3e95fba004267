/** Names of programmes and intakes in addresses and files; addresses of the files that the build makes. */
import type { Intake } from './schema';

/** Last segment of a programme's path. */
export const slugOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

type Named = Pick<Intake, 'programme' | 'starts'>;

/** Name of an intake in addresses: `cyber-security-2027-02-01`. */
export const intakeName = ({ programme, starts }: Named): string => `${slugOf(programme)}-${starts}`;

/** Brochure of the programme at `path`: `/brochures/cyber-security.pdf`. */
export const brochureAddress = (path: string): string => `/brochures/${slugOf(path)}.pdf`;

/** The manual under PAIA. */
export const PAIA_MANUAL = '/paia-manual.pdf';

/** Calendar file of all open lessons, and of an intake. */
export const OPEN_LESSONS_CALENDAR = '/calendar/open-lessons.ics';
export const calendarAddress = (intake: Named): string => `/calendar/${intakeName(intake)}.ics`;

/** Path of the not-found page: it has an entry, no route, and a file that the host serves for every unknown path. */
export const NOT_FOUND = '/404';

/** The page file of a path, relative to the project's root. */
export const pageFile = (path: string): string =>
  path === NOT_FOUND ? 'src/pages/[...all].tsx' : `src/pages${path === '/' ? '/index' : path}.tsx`;
