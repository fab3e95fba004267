import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import codeCurious from '../../src/catalogue/pages/code-curious.yaml';
import programme from '../../src/catalogue/programmes/cyber-security.yaml';
import { Lesson } from '../../src/sections/lesson/Lesson';
import { CertificatePreview } from '../../src/sections/programme/CertificatePreview';
import { draw } from '../support/render';

const motifsOf = (root: Element) => root.querySelectorAll('p svg[data-family="erica"]');

describe('growth', () => {
  it('S1-92 S1-45 the motif made in the lesson stands on the certificate', async () => {
    expect(motifsOf(draw(<CertificatePreview programme={programme} />))).toHaveLength(0);
    draw(<Lesson {...codeCurious.lesson} />);
    await userEvent.click(screen.getByRole('button', { name: '3' }));
    const [motif] = motifsOf(draw(<CertificatePreview programme={programme} />));
    expect(motif?.getAttribute('viewBox')).toBe('0 0 4 5');
  });

  it('S1-50 S1-92 without storage the lesson works, and no motif stands there', async () => {
    for (const method of ['getItem', 'setItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('no storage');
      });
    }
    const lesson = draw(<Lesson {...codeCurious.lesson} />);
    await userEvent.click(screen.getByRole('button', { name: '3' }));
    expect(lesson.querySelector('[aria-live]')?.textContent).toContain('Line 3 now says rows = 3.');
    expect(motifsOf(draw(<CertificatePreview programme={programme} />))).toHaveLength(0);
  });
});
