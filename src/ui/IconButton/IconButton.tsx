import type { ComponentPropsWithRef } from 'react';
import { iconButton } from './IconButton.css';

type IconButtonProps = ComponentPropsWithRef<'button'> & { 'aria-label': string };

/** A square button of 44 px with an icon alone; its accessible name is required (WCAG 4.1.2, 2.5.5). */
export function IconButton({ className = '', ...props }: IconButtonProps) {
  return <button type="button" {...props} className={`${iconButton} ${className}`.trim()} />;
}
