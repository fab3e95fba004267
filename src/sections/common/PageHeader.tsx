import type { ReactNode } from 'react';
import * as commonTexts from '../../catalogue/interface/common.yaml';
import { actionLink } from '../../ui/actionLink.css';
import { Icon } from '../../ui/Icon/Icon';
import { container } from '../../ui/layout.css';
import { Motif } from '../../ui/motif/Motif';
import { tint } from '../../ui/motif/motif.css';
import { type PageVariant, type Rows, tintOf } from '../../ui/motif/patterns';
import { PageTitle } from '../../ui/PageTitle';
import { surfaces } from '../../ui/Section/Section.css';
import { leadText } from '../../ui/text.css';
import * as styles from './PageHeader.css';
import { PagePattern } from './PagePattern';

interface PageHeaderProps {
  /** The document's title. */
  title: string;
  heading: string;
  lead: string;
  /** Breadcrumb of a page that stands under another. */
  breadcrumb?: ReactNode;
  /** Variant of the page: decides surface and motifs; `plain` has neither. */
  variant?: PageVariant | 'plain';
  /** Outline of its pattern, if it has one. */
  outline?: readonly string[] | undefined;
  /** The page's own motifs. */
  icons?: readonly Rows[];
  /** The page's own motif, in place of a pattern: on a wide screen it stands beside heading and lead. */
  motif?: Rows | undefined;
  /** Parts of a long page with their ids: links to them stand under the lead. */
  parts?: { id: string; heading: string }[];
  /** An action under the lead. */
  children?: ReactNode;
}

function surfaceOf(variant: PageVariant | 'plain'): string {
  if (variant === 'plain') return styles.plain;
  if (variant === 'corporate') return surfaces.deep;
  return `${styles.light} ${tint[tintOf(variant)]}`;
}

/** Header of a page: main heading and lead, on its variant's surface (S1-60). */
export function PageHeader({
  title,
  heading,
  lead,
  breadcrumb,
  variant = 'mixed',
  outline,
  icons,
  motif,
  parts,
  children,
}: PageHeaderProps) {
  return (
    <section className={`${styles.band} ${surfaceOf(variant)}`}>
      <PageTitle title={title} />
      <div className={`${container} ${styles.columns}`}>
        <div className={motif ? styles.withMotif : styles.text}>
          {breadcrumb}
          <h1>{heading}</h1>
          <p className={leadText}>{lead}</p>
          {motif && <Motif rows={motif} family="restio" className={styles.motif} />}
          {children && <div>{children}</div>}
          {parts && (
            <nav className={styles.pageParts} aria-label={commonTexts.onThisPage}>
              {parts.map(({ id, heading: part }) => (
                <a key={id} className={actionLink} href={`#${id}`}>
                  {part} <Icon name="chevronDown" />
                </a>
              ))}
            </nav>
          )}
        </div>
        {outline && variant !== 'plain' && (
          <PagePattern variant={variant} outline={outline} icons={icons} frame={styles.frame} />
        )}
      </div>
    </section>
  );
}
