import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingOverlay } from '../../src/shell/page-area/LoadingOverlay';

beforeEach(() => void vi.useFakeTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('loading overlay', () => {
  it('S2-11 the overlay shows only when a page takes longer than 300 ms', () => {
    render(<LoadingOverlay />);
    wait(299);
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
    expect(screen.getByRole('status').outerHTML).toBe('<div role="status"></div>');
    wait(1);
    expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeNull();
  });

  it('S2-11 the word, Loading, comes into an existing status', () => {
    render(<LoadingOverlay />);
    const status = screen.getByRole('status');
    wait(300);
    expect(screen.getByRole('status')).toBe(status);
    for (const part of status.querySelectorAll('[aria-hidden="true"]')) part.remove();
    expect(status.textContent).toBe('Loading');
  });

  it('S2-11 no timer waits for a page that was quicker', () => {
    const { unmount } = render(<LoadingOverlay />);
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('S2-10 the overlay has a spinner, and Initializing Firewalls before three dots', () => {
    render(<LoadingOverlay />);
    wait(300);
    expect(screen.getByRole('status').querySelectorAll('svg')).toHaveLength(1);
    expect(screen.getByText('Initializing Firewalls').querySelectorAll('i')).toHaveLength(3);
  });
});
