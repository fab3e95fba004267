import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LoadingOverlay } from '../../src/shell/page-area/LoadingOverlay';

it('S2-10 S2-11 a spinner, and Initializing Firewalls before three dots, come into a status that only says Loading', () => {
  vi.useFakeTimers();
  render(<LoadingOverlay />);
  const status = screen.getByRole('status');
  act(() => vi.advanceTimersByTime(300));
  expect(screen.getByRole('status')).toBe(status);
  expect(status.querySelectorAll('svg')).toHaveLength(1);
  expect(screen.getByText('Initializing Firewalls').querySelectorAll('i')).toHaveLength(3);
  for (const part of status.querySelectorAll('[aria-hidden="true"]')) part.remove();
  expect(status.textContent).toBe('Loading');
});
