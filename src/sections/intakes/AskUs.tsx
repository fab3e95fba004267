import type { ReactNode } from 'react';
import { organisation } from '../../catalogue/organisation';

interface AskUsProps {
  /** Of the message. */
  subject: string;
  /** The words of the link. */
  children: ReactNode;
  className?: string | undefined;
}

/** A link that begins a message to the centre. */
export function AskUs({ subject, children, className }: AskUsProps) {
  return (
    <a className={className} href={`mailto:${organisation.contact.email}?subject=${encodeURIComponent(subject)}`}>
      {children}
    </a>
  );
}
