import { Pattern } from '../../ui/motif/Pattern';
import { isOneTile, outlinePattern, type PageVariant, type Rows } from '../../ui/motif/patterns';
import { picture } from './PageHeader.css';

interface PagePatternProps {
  variant: PageVariant;
  outline: readonly string[];
  icons: readonly Rows[] | undefined;
  /** Class of a pattern's place. */
  frame: string;
  /** Class of its one tile's place. */
  tile: string;
}

/** The pattern at the start or the end of a page, or one tile of it. */
export function PagePattern({ variant, outline, icons, frame, tile }: PagePatternProps) {
  const isTile = isOneTile(outline);
  return (
    <div className={isTile ? tile : frame} data-part="pattern">
      <Pattern pattern={outlinePattern(outline, variant, icons)} className={isTile ? '' : picture} />
    </div>
  );
}
