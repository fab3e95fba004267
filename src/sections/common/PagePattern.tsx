import { Pattern } from '../../ui/motif/Pattern';
import { isOneTile, outlinePattern, type PageVariant, type Rows } from '../../ui/motif/patterns';
import { picture } from './PageHeader.css';

interface PagePatternProps {
  variant: PageVariant;
  outline: readonly string[];
  icons: readonly Rows[] | undefined;
  /** The place of a pattern, and the place of its one tile. */
  styles: Record<'frame' | 'tile', string>;
}

/** The pattern at the start or the end of a page, or one tile of it. */
export function PagePattern({ variant, outline, icons, styles: { frame, tile } }: PagePatternProps) {
  const isTile = isOneTile(outline);
  return (
    <div className={isTile ? tile : frame} data-part="pattern">
      <Pattern pattern={outlinePattern(outline, variant, icons)} className={isTile ? '' : picture} />
    </div>
  );
}
