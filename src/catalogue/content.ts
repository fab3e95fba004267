/** Types of page content. A page's own file in `pages/` fills them in; sections draw them. */
import type { Category, Icon, Page, Question } from './schema';

/** A link to a related page of this site. */
export interface RelatedLink {
  text: string;
  path: string;
}

/** A heading over a list of short points. */
export interface Points {
  heading: string;
  lead?: string;
  items: string[];
}

/** A heading over paragraphs, with an optional list under them. `id` makes it a target for links. */
export interface Passage {
  id?: string;
  heading: string;
  paragraphs: string[];
  items?: string[];
}

/** Numbered steps, in order. */
export interface Steps {
  heading: string;
  lead?: string;
  items: { title: string; text: string }[];
  more?: RelatedLink[];
}

/** Titled cards side by side: formats, differences, topics. `path` makes the title a link within the site. */
export interface CardGrid {
  heading: string;
  lead?: string;
  items: { title: string; text: string; path?: string; icon?: Icon }[];
}

export interface Questions {
  heading: string;
  lead?: string;
  items: Question[];
}

/**
 * The call to action that closes a page. Its button goes to the applicant site, with `programme` as query.
 * With `path` it goes to a page of this site. Without an action the button is 'Apply now'.
 */
export interface Invitation {
  heading: string;
  lead: string;
  action?: RelatedLink | { text: string; programme: string };
}

/** A page that explains one category of programmes. */
export interface CategoryPage extends Page {
  category: Category['id'];
  what: Passage;
  suits: Points;
  /** How this category differs from the others. */
  differences: CardGrid;
  questions: Questions;
  closing: Invitation;
}

/** A corporate training or consulting page. */
export interface CorporatePage extends Page {
  icon: Icon;
  what: Passage;
  formats: CardGrid;
  outcomes: Points;
  engagement: Steps;
  /** How to begin; the page adds mail, telephone and chat links. */
  start: Passage;
  questions: Questions;
}
