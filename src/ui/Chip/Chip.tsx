import type { ReactNode } from 'react';
import { chip, compact, withDrawing } from './Chip.css';

interface ChipProps {
  isPressed: boolean;
  value?: string;
  disabled?: boolean;
  'data-part'?: string | undefined;
  /** Less padding, for one chip of many. */
  isCompact?: boolean;
  onClick: () => void;
  /** Motif before the text. */
  drawing?: ReactNode;
  children: ReactNode;
}

/** Toggle button: `aria-pressed` and its surface show the state. */
export function Chip({ isPressed, isCompact, drawing, children, ...button }: ChipProps) {
  return (
    <button
      {...button}
      type="button"
      className={drawing ? withDrawing : isCompact ? compact : chip}
      aria-pressed={isPressed}
    >
      {drawing}
      {children}
    </button>
  );
}
