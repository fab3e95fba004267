import { actionLink } from '../../ui/actionLink.css';
import { FirstViewEnd } from '../../ui/FirstViewEnd';
import { Icon } from '../../ui/Icon/Icon';
import { wrap } from '../../ui/layout.css';
import { tint } from '../../ui/motif/motif.css';
import { Pattern } from '../../ui/motif/Pattern';
import { type Look, pagePattern, type Rows } from '../../ui/motif/patterns';
import { surfaces } from '../../ui/Section/Section.css';
import { lead as leadText } from '../../ui/text.css';
import * as styles from './PageHead.css';

interface PageHeadProps {
  heading: string;
  lead: string;
  /** Whose page it is, which gives its surface and motifs; `plain` has neither. */
  look?: Look | 'plain';
  /** The page's own motifs, where it has some. */
  icons?: readonly Rows[];
  /** The parts of a page that has several, each with its id: links to them stand under the lead. */
  parts?: { id: string; heading: string }[];
  /** Whether a page's first view ends with its head; another has a `FirstViewEnd` of its own. */
  endsFirstView?: boolean;
}

function surfaceOf(look: Look | 'plain'): string {
  if (look === 'plain') return styles.plain;
  if (look === 'corporate') return surfaces.deep;
  return `${styles.light} ${tint[look === 'mixed' ? 'restio' : look]}`;
}

/** The top of a page: its main heading and what it is about, on the surface of its kind (S1-60). */
export function PageHead({ heading, lead, look = 'mixed', icons, parts, endsFirstView = true }: PageHeadProps) {
  return (
    <section className={`${styles.band} ${surfaceOf(look)}`}>
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
          <div className={styles.frame} data-part="pattern">
            <Pattern pattern={pagePattern('head', look, icons)} className={styles.picture} />
          </div>
        )}
      </div>
      {endsFirstView && <FirstViewEnd />}
    </section>
  );
}
