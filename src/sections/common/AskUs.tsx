import type { ReactNode } from 'react';
import { mailAddress } from '../../catalogue/addresses';

interface AskUsProps {
  /** Subject of the message. */
  subject: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A mail link to the centre with a subject. */
export function AskUs({ subject, children, className }: AskUsProps) {
  return (
    <a className={className} href={mailAddress(subject)}>
      {children}
    </a>
  );
}
