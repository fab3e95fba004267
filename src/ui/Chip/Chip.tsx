import type { ReactNode } from 'react';
import { chip, withDrawing } from './Chip.css';

interface ChipProps {
  isPressed: boolean;
  disabled?: boolean;
  onClick: () => void;
  /** Motif before the text. */
  drawing?: ReactNode;
  children: ReactNode;
}

/** Toggle button: `aria-pressed` and its surface show the state. */
export function Chip({ isPressed, drawing, children, ...button }: ChipProps) {
  return (
    <button {...button} type="button" className={drawing ? withDrawing : chip} aria-pressed={isPressed}>
      {drawing}
      {children}
    </button>
  );
}
