import { actionLink } from '../../ui/actionLink.css';
import { tint } from '../../ui/bloom/bloom.css';
import { Quilt } from '../../ui/bloom/Quilt';
import { type Look, pageQuilt, type Rows } from '../../ui/bloom/quilts';
import { FirstViewEnd } from '../../ui/FirstViewEnd';
import { Icon } from '../../ui/Icon/Icon';
import { wrap } from '../../ui/layout.css';
import { grounds } from '../../ui/Section/Section.css';
import { lead as leadText } from '../../ui/text.css';
import * as styles from './PageHead.css';

interface PageHeadProps {
  heading: string;
  lead: string;
  /** Whose page it is, which gives its ground and blooms; `plain` has neither. */
  look?: Look | 'plain';
  /** The page's own blooms, where it has some. */
  icons?: readonly Rows[];
  /** The parts of a page that has several, each with its id: links to them stand under the lead. */
  parts?: { id: string; heading: string }[];
  /** Whether a page's first view ends with its head; another has a `FirstViewEnd` of its own. */
  endsFirstView?: boolean;
}

function groundOf(look: Look | 'plain'): string {
  if (look === 'plain') return styles.plain;
  if (look === 'corporate') return grounds.deep;
  return `${styles.light} ${tint[look === 'mixed' ? 'restio' : look]}`;
}

/** The top of a page: its main heading and what it is about, on the ground of its kind (S1-60). */
export function PageHead({ heading, lead, look = 'mixed', icons, parts, endsFirstView = true }: PageHeadProps) {
  return (
    <section className={`${styles.band} ${groundOf(look)}`}>
      <div className={`${wrap} ${styles.columns}`}>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p className={leadText}>{lead}</p>
          {parts && (
            <nav className={styles.parts} aria-label="On this page">
              {parts.map(({ id, heading: part }) => (
                <a key={id} className={actionLink} href={`#${id}`}>
                  {part} <Icon name="chevronDown" />
                </a>
              ))}
            </nav>
          )}
        </div>
        {look !== 'plain' && (
          <div className={styles.frame} data-part="quilt">
            <Quilt quilt={pageQuilt('head', look, icons)} className={styles.picture} />
          </div>
        )}
      </div>
      {endsFirstView && <FirstViewEnd />}
    </section>
  );
}
