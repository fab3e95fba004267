/** Lazy parts: retry after a failure and placeholders. */
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enhancement, lazyPart } from '../../src/ui/lazyPart';

const reported = vi.fn();
beforeEach(() => {
  reported.mockClear();
  vi.stubGlobal('reportError', reported);
});

const Enhanced = () => <p>Enhanced</p>;
const Drawn = () => 'Drawn';

/** A part whose module a test can deliver or fail. */
function fetched() {
  const calls: { come: (part: string) => void; fail: (error: unknown) => void }[] = [];
  const load = () =>
    new Promise<{ part: string }>((resolve, reject) => {
      calls.push({ come: (part) => resolve({ part }), fail: reject });
    });
  return { calls, part: lazyPart(load, 'part') };
}

describe('code that is fetched later', () => {
  it('is fetched once, on demand', async () => {
    const { calls, part } = fetched();
    expect(calls).toHaveLength(0);
    const done = part.load();
    void part.load();
    calls[0]?.come('here');
    await done;
    await part.load();
    expect(part.progress()).toEqual({ part: 'here' });
    expect(calls).toHaveLength(1);
  });

  it('S8-02 a failure is asked for again, then has a cause and is reported; the next demand takes it back', async () => {
    const { calls, part } = fetched();
    const told: boolean[] = [];
    const stop = part.subscribe(() => told.push(part.progress().error !== undefined));
    const done = part.load();
    const cause = new Error('offline');
    calls[0]?.fail(new Error('reset'));
    await Promise.resolve();
    expect(part.progress()).toEqual({});
    calls[1]?.fail(cause);
    await done;
    const error = new Error('Code could not be fetched.', { cause });
    expect(part.progress()).toEqual({ error });
    expect(reported.mock.calls).toEqual([[error]]);
    const again = part.load();
    expect(part.progress()).toEqual({});
    calls[2]?.come('here');
    await again;
    expect(part.progress()).toEqual({ part: 'here' });
    expect(told).toEqual([true, false, false]);
    stop();
  });
});

describe('an enhancement', () => {
  const loaded = () => enhancement(lazyPart(async () => ({ Enhanced }), 'Enhanced'));

  const draw = (load: () => Promise<{ Part: ComponentType }>, fallback?: string) => {
    const Part = enhancement(lazyPart(load, 'Part'));
    return act(async () => {
      render(
        <p data-testid="place">
          <Part fallback={fallback} />
        </p>,
      );
    });
  };
  const place = () => screen.getByTestId('place').textContent;

  it('S8-02 the place holds what stands instead, until the part is there', async () => {
    let arrive = (_: { Part: ComponentType }) => {};
    await draw(() => new Promise((resolve) => (arrive = resolve)), 'In words');
    expect(place()).toBe('In words');
    await act(async () => arrive({ Part: Drawn }));
    expect(place()).toBe('Drawn');
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
