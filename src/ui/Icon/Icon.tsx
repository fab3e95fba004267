import * as styles from './Icon.css';

/** Line icons on a 24-unit grid. */
const PATHS = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  alert: 'M12 4 3 19.5h18zM12 10v4.5M12 17v.1',
  book: 'M5 4.5h11a3 3 0 0 1 3 3v12H8a3 3 0 0 1-3-3zM9 9h6',
  briefcase:
    'M5.5 8h13A1.5 1.5 0 0 1 20 9.5v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-8A1.5 1.5 0 0 1 5.5 8zM9 8V5h6v3M4 13h16',
  calendar:
    'M6 5.5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  certificate: 'M12 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM8.5 13.5V21l3.5-2 3.5 2v-7.5',
  chat: 'M4 20l1.4-4.2A8 8 0 1 1 8.6 19zM9 10.5h6M9 13.5h4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9 6 6 6-6',
  chevronLeft: 'm15 6-6 6 6 6',
  chevronRight: 'm9 6 6 6-6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  newTab: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  people:
    'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 19.5a6.5 6.5 0 0 1 13 0M16 5.4a3.5 3.5 0 0 1 0 6.2M18 14a6.5 6.5 0 0 1 3.5 5.5',
  // One line, the level stroke first: an open `DisclosureIcon` draws only that.
  plus: 'M5 12h14-7v-7 14',
  screen: 'M5.5 5h13a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM8.5 20h7',
  search: 'M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM16 16l4.5 4.5',
  steps: 'M4 19.5h5v-5h5v-5h5v-5',
  tag: 'M11.5 4H20v8.5L12 20.5 3.5 12zM16 8v.1',
  up: 'M12 19V6M6 11.5 12 5.5l6 6',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20a7.5 7.5 0 0 1 15 0',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  name: IconName;
  /** Places the icon. */
  className?: string | undefined;
}

/** A line icon. Decoration: it always comes with text or an accessible name. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
