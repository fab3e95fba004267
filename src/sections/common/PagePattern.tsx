import { Pattern } from '../../ui/motif/Pattern';
import { isOneTile, outlinePattern, type PageVariant, type Rows } from '../../ui/motif/patterns';

interface PagePatternProps {
  variant: PageVariant;
  outline: readonly string[];
  icons: readonly Rows[] | undefined;
  /** The place of a pattern, the place of its one tile, and the pattern in its place. */
  styles: Record<'frame' | 'tile' | 'picture', string>;
}

/** The pattern at the start or the end of a page, or one tile of it. */
export function PagePattern({ variant, outline, icons, styles: { frame, tile, picture } }: PagePatternProps) {
  const isTile = isOneTile(outline);
  return (
    <div className={isTile ? tile : frame} data-part="pattern">
      <Pattern pattern={outlinePattern(outline, variant, icons)} className={isTile ? '' : picture} />
    </div>
  );
}
