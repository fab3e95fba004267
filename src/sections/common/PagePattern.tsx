import { Pattern } from '../../ui/motif/Pattern';
import { outlinePattern, type PageVariant, type Rows } from '../../ui/motif/patterns';
import { picture } from './PageHeader.css';

interface PagePatternProps {
  variant: PageVariant;
  outline: readonly string[];
  icons: readonly Rows[] | undefined;
  /** Class of its place. */
  frame: string;
}

/** The pattern at the start or the end of a page. */
export function PagePattern({ variant, outline, icons, frame }: PagePatternProps) {
  return (
    <div className={frame} data-part="pattern">
      <Pattern pattern={outlinePattern(outline, variant, icons)} className={picture} />
    </div>
  );
}
