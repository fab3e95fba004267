/** Design tokens: the theme's colours, lengths and curves. The sizes of type stand in its typography alone. */
import { FOOTER_NARROW_MAX_PX, MOBILE_BREAKPOINT_PX, PROMOTION_BAR_SWITCH_PX } from '../constants.ts';

/** Breakpoints, in CSS px. `md`, `nav` and `foot` are the specification's (S9-01, S9-03, S9-02). */
export const breakpoints = {
  xs: 0,
  tiny: 360,
  small: 480,
  sm: 600,
  md: MOBILE_BREAKPOINT_PX,
  lg: 900,
  nav: PROMOTION_BAR_SWITCH_PX,
  foot: FOOTER_NARROW_MAX_PX + 1,
  wide: 1200,
  xl: 1500,
  xxl: 1900,
} as const;

/**
 * Colours of each scheme, under the names of Material's palette and the site's own. `contrast.ts` stops the build below AA;
 * Storybook's page about colour asks for more.
 */
export const colours = {
  light: {
    primary: { main: '#0F4C3A', hover: '#0A382A', contrastText: '#FBF8F3' },
    apply: { main: '#8E1540', hover: '#6E0E31', contrastText: '#FFFFFF' },
    sun: { main: '#F2B33D', hover: '#E3A027', contrastText: '#14231F' },
    text: { primary: '#14231F', secondary: '#3B4843' },
    background: { default: '#FBF8F3', paper: '#FFFFFF' },
    divider: '#DDD3C3',
    edge: { outline: '#5A6761', rule: '#14231F' },
    accent: { heather: '#5B387F', rust: '#7A3404' },
    tint: { rose: '#F8E4E3', ochre: '#FBEAC8', heather: '#ECE4F3', sage: '#DFE9DE' },
    band: {
      sand: '#F4EDE1',
      deep: '#0F4C3A',
      onDeep: '#FBF8F3',
      onDeepSecondary: '#DDEBE2',
      wine: '#8E1540',
      rust: '#7A3404',
      plum: '#4E2E70',
      night: '#14231F',
      onNight: '#FBF8F3',
      onNightSecondary: '#CFDAD3',
      nightLine: '#3A4B45',
      gridLineOnDeep: 'rgba(251,248,243,.28)',
      glow: 'rgba(255,255,255,.1)',
    },
    motif: {
      protea: '#8E1540',
      proteaSoft: '#E58FA6',
      pincushion: '#AB4B09',
      pincushionSoft: '#F2B33D',
      erica: '#5E3B82',
      ericaSoft: '#B497D3',
      leaf: '#0F4C3A',
      restioSoft: '#4F8A63',
      sage: '#7FA98A',
      sun: '#F2B33D',
    },
    focus: { ring: '#14231F', gap: '#FBF8F3' },
    elevation: {
      press: 'rgba(20,35,31,.1)',
      float: '0 2px 4px rgba(20,35,31,.08),0 18px 48px rgba(20,35,31,.16)',
      rise: '0 1px 0 rgba(20,35,31,.06),0 2px 8px rgba(20,35,31,.06)',
    },
  },
  dark: {
    primary: { main: '#93D8B7', hover: '#B4E8CE', contrastText: '#0B1613' },
    apply: { main: '#FFB1C6', hover: '#FFC2D2', contrastText: '#3A0519' },
    sun: { main: '#F2B33D', hover: '#FFC75C', contrastText: '#14231F' },
    text: { primary: '#F6F1E7', secondary: '#CDD7D0' },
    background: { default: '#0C1512', paper: '#263A33' },
    divider: '#43564E',
    edge: { outline: '#93A49B', rule: '#5F6F67' },
    accent: { heather: '#D2BDEE', rust: '#FFB777' },
    tint: { rose: '#361A24', ochre: '#3A2113', heather: '#2A2139', sage: '#0F3023' },
    band: {
      sand: '#1C2C26',
      deep: '#0D3A2D',
      onDeep: '#F6F1E7',
      onDeepSecondary: '#CFE3D8',
      wine: '#5F0F2C',
      rust: '#582A0B',
      plum: '#3A2455',
      night: '#0A1210',
      onNight: '#F6F1E7',
      onNightSecondary: '#C3CFC8',
      nightLine: '#2C3C35',
      gridLineOnDeep: 'rgba(251,248,243,.28)',
      glow: 'rgba(255,255,255,.1)',
    },
    motif: {
      protea: '#E8608A',
      proteaSoft: '#F7B9CA',
      pincushion: '#EE8438',
      pincushionSoft: '#F7CE7E',
      erica: '#A986DC',
      ericaSoft: '#D9C7F0',
      leaf: '#5DB58B',
      restioSoft: '#B5DBBB',
      sage: '#3F7A5F',
      sun: '#F2B33D',
    },
    focus: { ring: '#F2B33D', gap: '#0C1512' },
    elevation: {
      press: 'rgba(246,241,231,.14)',
      float: '0 0 0 1px #3A4B45,0 18px 48px rgba(0,0,0,.55)',
      rise: '0 0 0 1px #6E7F76',
    },
  },
};

/** Colours with one value for both schemes, for bands that are dark (or ochre) in both. */
export const fixed = {
  ink: '#14231F',
  /** Backdrop of a modal panel. */
  backdrop: 'rgba(20,35,31,.55)',
  ochre: '#F2B33D',
  ochrePale: '#F7D68F',
  paper: '#FBF8F3',
  rosePale: '#F7B9CA',
  sagePale: '#8CC3A6',
} as const;

/** Font stacks, with system fallbacks. */
export const fontStack = {
  body: '"Atkinson Hyperlegible Next","Atkinson Arial","Atkinson Roboto","Atkinson DejaVu",Verdana,sans-serif',
  heading: '"Bricolage Grotesque","Bricolage Arial","Bricolage Roboto","Bricolage DejaVu",Verdana,sans-serif',
} as const;

/** Leaf shape: top-left and bottom-right corners round, the others nearly square. */
export const leaf = {
  sm: '20px 5px',
  smFlipped: '5px 20px',
  xs: '16px 4px',
  xsFlipped: '4px 16px',
  md: '32px 6px',
  /** Corners of a summary whose `<details>` has the leaf shape: the last corner is square. */
  mdStart: '32px 6px 0',
  icon: '14px 4px',
  chip: '12px 3px',
  chipFlipped: '3px 12px',
} as const;

/** Widths and spacing, as CSS lengths. */
export const layout = {
  /** Space above a band: a minor one, and a major one, which has as much below it. */
  minor: 'clamp(24px,3.75vw,48px)',
  major: 'clamp(32px,5vw,64px)',
  /** Size of a minor band's heading. */
  minorHeading: 'clamp(1.5rem,1.3rem + .75vw,1.875rem)',
  /** Under the heading of a band. */
  heading: 'clamp(20px,1.9vw,24px)',
  /** Padding left and right of a band's content. */
  gutter: 'clamp(20px,4vw,48px)',
  /** Widest content area. */
  content: '1200px',
  /** Gap between two columns of a band, so that all bands align. */
  columns: 'clamp(32px,5vw,72px)',
  /** Longest line of text. */
  measure: '44em',
  /** Longest line of a lead. */
  leadMeasure: '38em',
} as const;

/** Sides of controls, at least 44px (WCAG 2.5.5), and heights of bars. */
export const size = {
  /** Links, icon buttons and small buttons. */
  sm: '44px',
  md: '48px',
  /** Buttons and the search field. */
  lg: '52px',
  /** Bar at the foot of the window. */
  applyBar: '57px',
  /** Navigation bar: of a small screen, and of a wide one. */
  bar: '65px',
  wideBar: '77px',
} as const;

/** Stacking order, lowest first. */
export const layer = {
  applyBar: 8,
  floating: 9,
  navigation: 11,
  promotion: 12,
  overlay: 30,
  skipLink: 40,
} as const;

export const motion = {
  ease: 'cubic-bezier(.2,.7,.2,1)',
  /** Colour transitions, ms. */
  fast: 120,
  /** Shape transitions, ms. */
  base: 200,
  /** Drawings that open, lean or grow, ms. */
  slow: 400,
} as const;
