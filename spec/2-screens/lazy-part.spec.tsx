/** Lazy parts: one request, and placeholders. `8-errors/page-failures.spec.tsx` has their failures. */
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { enhancement, lazyPart } from '../../src/ui/lazyPart';

const Enhanced = () => <p>Enhanced</p>;

it('code that is fetched later is fetched once, on demand', async () => {
  const load = vi.fn(async () => ({ part: 'here' }));
  const part = lazyPart(load, 'part');
  expect(load).not.toHaveBeenCalled();
  await Promise.all([part.load(), part.load()]);
  await part.load();
  expect(part.progress()).toEqual({ part: 'here' });
  expect(load).toHaveBeenCalledTimes(1);
});

it('S8-02 the next demand takes a failure back', async () => {
  vi.stubGlobal('reportError', () => undefined);
  const part = lazyPart(() => Promise.reject<{ part: string }>(new Error('offline')), 'part');
  await part.load();
  expect(part.progress().error).toBeDefined();
  void part.load();
  expect(part.progress()).toEqual({});
});

describe('an enhancement', () => {
  const loaded = () => enhancement(lazyPart(async () => ({ Enhanced }), 'Enhanced'));

  it('S8-02 the place holds what stands instead, until the part is there', async () => {
    let arrive = (_: { Enhanced: ComponentType }) => {};
    const fetchModule = () => new Promise<{ Enhanced: ComponentType }>((resolve) => (arrive = resolve));
    const Part = enhancement(lazyPart(fetchModule, 'Enhanced'));
    const { container } = render(<Part fallback="In words" />);
    expect(container.textContent).toBe('In words');
    await act(async () => arrive({ Enhanced }));
    expect(container.textContent).toBe('Enhanced');
  });

  it('S1-21 is there at once where it is mounted again', async () => {
    const Part = loaded();
    const { unmount } = render(<Part />);
    await screen.findByText('Enhanced');
    unmount();
    const { container } = render(<Part fallback="Prerendered" />);
    expect(container.textContent).toBe('Enhanced');
  });

  it('S1-21 hydrates what is prerendered though its code is here', async () => {
    const Part = loaded();
    const { unmount } = render(<Part />);
    await screen.findByText('Enhanced');
    unmount();
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Part fallback="Prerendered" />);
    expect(root.textContent).toBe('Prerendered');
    const faults: unknown[] = [];
    hydrateRoot(root, <Part fallback="Prerendered" />, { onRecoverableError: (fault) => faults.push(fault) });
    await expect.poll(() => root.textContent).toBe('Enhanced');
    expect(faults).toEqual([]);
  });
});
