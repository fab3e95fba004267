import type { ReactNode } from 'react';
import * as commonTexts from '../../catalogue/interface/common.yaml';
import { actionLink } from '../../ui/actionLink.css';
import { Icon } from '../../ui/Icon/Icon';
import { container } from '../../ui/layout.css';
import { tint } from '../../ui/motif/motif.css';
import { isOneTile, type PageVariant, type Rows, tintOf } from '../../ui/motif/patterns';
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
  /** Outline of its pattern, or of the page's own tile; without one it has neither. */
  outline?: readonly string[] | undefined;
  /** The page's own motifs. */
  icons?: readonly Rows[];
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
  parts,
  children,
}: PageHeaderProps) {
  const columns = outline && isOneTile(outline) ? `${styles.columns} ${styles.withTile}` : styles.columns;
  return (
    <section className={`${styles.band} ${surfaceOf(variant)}`}>
      <PageTitle title={title} />
      <div className={`${container} ${columns}`}>
        <div className={styles.text}>
          {breadcrumb}
          <h1>{heading}</h1>
          <p className={leadText}>{lead}</p>
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
          <PagePattern variant={variant} outline={outline} icons={icons} frame={styles.frame} tile={styles.tile} />
        )}
      </div>
    </section>
  );
}
