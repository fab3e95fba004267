import type { ReactElement, ReactNode } from 'react';
import { Tag } from '../report/Page';

/** Good or bad, in a sign and words. */
export function Mark({ isGood, children }: { isGood: boolean; children: ReactNode }): ReactElement {
  return (
    <Tag look={isGood ? 'passed' : 'failed'} sign={isGood ? '✓' : '✗'}>
      {children}
    </Tag>
  );
}
