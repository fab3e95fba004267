import { type ComponentProps, ViewTransition } from 'react';
import { useHydrated } from '../useHydrated';
import { Motif } from './Motif';

/**
 * The bloom of the programme at `path`. It travels from a card into the header of the programme's page, where the
 * browser has view transitions and motion is welcome (S1-90).
 */
export function TravellingMotif({ path, ...motif }: { path: string } & ComponentProps<typeof Motif>) {
  // The built page needs no names: it has nothing to travel to.
  const name = useHydrated() ? `bloom-${path.split('/').at(-1)}` : 'auto';
  return (
    <ViewTransition name={name} default="none" share="auto">
      <Motif {...motif} />
    </ViewTransition>
  );
}
