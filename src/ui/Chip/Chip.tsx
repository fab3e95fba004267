import type { ReactNode } from 'react';
import { chip, withDrawing } from './Chip.css';

interface ChipProps {
  isPressed: boolean;
  disabled?: boolean;
  onClick: () => void;
  /** A motif before the words: it stands nearer to the edge than they do. */
  drawing?: ReactNode;
  children: ReactNode;
}

/** A toggle button: pressed or not, said by `aria-pressed` and shown by its surface. */
export function Chip({ isPressed, drawing, children, ...button }: ChipProps) {
  return (
    <button {...button} type="button" className={drawing ? withDrawing : chip} aria-pressed={isPressed}>
      {drawing}
      {children}
    </button>
  );
}
