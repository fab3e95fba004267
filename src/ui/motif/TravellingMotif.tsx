import { type ComponentProps, ViewTransition } from 'react';
import { slugOf } from '../../catalogue/slugs';
import { useHydrated } from '../useHydrated';
import { Motif } from './Motif';

/**
 * The motif of the programme at `path`. A view transition moves it from a card into the header of the programme's page.
 * Browsers without view transitions, and visitors who prefer reduced motion, see none (S1-90).
 */
export function TravellingMotif({ path, ...motif }: { path: string } & ComponentProps<typeof Motif>) {
  // The prerendered page needs no name: nothing moves yet.
  const name = useHydrated() ? `motif-${slugOf(path)}` : 'auto';
  return (
    <ViewTransition name={name} default="none" share="auto">
      <Motif {...motif} />
    </ViewTransition>
  );
}
