import { vi } from 'vitest';

/** The clock's own reading, whatever a test has made of it since. */
const read = Date.now.bind(Date);

/** Makes it noon of `day` in Johannesburg; time goes on from there. */
export function setDay(day: string): void {
  const ahead = Date.parse(`${day}T12:00:00+02:00`) - read();
  vi.spyOn(Date, 'now').mockImplementation(() => read() + ahead);
}
