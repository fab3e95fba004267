import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPage } from '../../src/shell/page-area/lazyPage';
import { PageArea } from '../../src/shell/page-area/PageArea';

const slow = vi.hoisted(() => ({ arrive: () => {} }));
vi.mock('~react-pages', () => {
  const pageOf = (load: () => Promise<{ default: ComponentType }>) => createElement(lazyPage(load));
  const page = (name: string) => ({ default: () => <h1>{name}</h1> });
  const arrival = new Promise<void>((resolve) => {
    slow.arrive = resolve;
  });
  return {
    default: [
      { path: '/', element: pageOf(async () => page('First')) },
      { path: 'slow', element: pageOf(() => arrival.then(() => page('Slow'))) },
    ],
  };
});

beforeEach(() => void vi.useFakeTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const page = () => screen.getByRole('heading', { level: 1 }).textContent;
const overlay = () => screen.queryByRole('status', { name: 'Loading' });

describe('a page that is slow to arrive', () => {
  it('S2-05 S2-11 the overlay covers the page before after 300 ms', async () => {
    render(
      <MemoryRouter useTransitions={false}>
        <PageArea />
        <Link to="/slow">Onwards</Link>
      </MemoryRouter>,
    );
    await wait(1000);
    expect(page()).toBe('First');
    expect(overlay()).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Onwards' }));
    await wait(299);
    expect(page()).toBe('First');
    expect(overlay()).toBeNull();
    await wait(1);
    expect(page()).toBe('First');
    expect(overlay()).not.toBeNull();
    slow.arrive();
    await wait(0);
    expect(page()).toBe('Slow');
    expect(overlay()).toBeNull();
  });
});
