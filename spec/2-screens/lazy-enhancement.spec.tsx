/** Enhancements: parts that a page is whole without, whose code is fetched after hydration. */
import { render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lazyEnhancement } from '../../src/ui/lazyEnhancement';

const enhancement = () => lazyEnhancement(async () => () => <p>Enhanced</p>);

describe('an enhancement', () => {
  it('S1-21 stands in place of what is prerendered once its code is here', async () => {
    const Part = enhancement();
    render(<Part instead="Prerendered" />);
    expect(screen.getByText('Prerendered')).toBeTruthy();
    expect(await screen.findByText('Enhanced')).toBeTruthy();
  });

  it('S1-21 is there at once where it is mounted again', async () => {
    const Part = enhancement();
    const { unmount } = render(<Part />);
    await screen.findByText('Enhanced');
    unmount();
    const { container } = render(<Part instead="Prerendered" />);
    expect(container.textContent).toBe('Enhanced');
  });

  it('S1-21 hydrates what is prerendered though its code is here', async () => {
    const Part = enhancement();
    const { unmount } = render(<Part />);
    await screen.findByText('Enhanced');
    unmount();
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Part instead="Prerendered" />);
    expect(root.textContent).toBe('Prerendered');
    const faults: unknown[] = [];
    hydrateRoot(root, <Part instead="Prerendered" />, { onRecoverableError: (fault) => faults.push(fault) });
    await expect.poll(() => root.textContent).toBe('Enhanced');
    expect(faults).toEqual([]);
  });
});
