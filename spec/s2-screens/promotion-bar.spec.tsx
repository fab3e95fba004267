import { render, renderHook, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { useMeasuredHeight } from '../../src/shell/navigation/useMeasuredHeight';
import { renderAt } from '../support/render';
import { stubResizeObserver } from '../support/shell';

const bar = () => screen.getByRole('complementary', { name: 'Announcement' });

describe('promotion bar', () => {
  it('S2-22 it says when the next intake starts and applications close, and links to the dates', () => {
    renderAt('/about');
    const time = bar().querySelector('time');
    expect(time?.getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(bar().textContent).toContain('Next intake: ');
    expect(bar().textContent).toContain('Applications close on ');
    expect(within(bar()).getByRole('link').getAttribute('href')).toBe('/intake-blocks');
  });

  it('S2-21 its measured height is written where the stylesheet reads it', () => {
    const measure = stubResizeObserver();
    const { unmount } = renderAt('/about');
    vi.spyOn(bar(), 'getBoundingClientRect').mockReturnValue({ height: 87.5 } as DOMRect);
    measure();
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--promotion-bar-height')).toBe('87.5px');
    unmount();
    expect(style.getPropertyValue('--promotion-bar-height')).toBe('');
    vi.unstubAllGlobals();
  });

  it('S2-21 a height whose name changes leaves nothing under the old one', () => {
    const measure = stubResizeObserver();
    const bar = { current: document.createElement('div') };
    const { rerender } = renderHook((name: `--${string}`) => useMeasuredHeight(bar, name), { initialProps: '--old' });
    measure();
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--old')).toBe('0px');
    rerender('--new');
    expect(style.getPropertyValue('--old')).toBe('');
    vi.unstubAllGlobals();
  });

  it('EXTRA without a coming intake there is no bar', async () => {
    vi.resetModules();
    vi.doMock('virtual:catalogue/shell', () => ({ nextIntake: undefined }));
    const { PromotionBar } = await import('../../src/shell/navigation/PromotionBar');
    vi.doUnmock('virtual:catalogue/shell');
    const { container } = render(
      <MemoryRouter>
        <PromotionBar />
      </MemoryRouter>,
    );
    expect(container.innerHTML).toBe('');
  });
});
