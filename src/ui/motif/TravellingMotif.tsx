import { type ComponentProps, ViewTransition } from 'react';
import { Motif } from './Motif';

/**
 * The bloom of the programme at `path`. It travels from a card into the header of the programme's page, where the
 * browser has view transitions and motion is welcome (S1-90).
 */
export function TravellingMotif({ path, ...motif }: { path: string } & ComponentProps<typeof Motif>) {
  return (
    <ViewTransition name={`bloom-${path.split('/').at(-1)}`} default="none" share="auto">
      <Motif {...motif} />
    </ViewTransition>
  );
}
