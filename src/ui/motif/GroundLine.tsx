import { Tiles } from './Motif';

/** Ground line of a drawing: one tile high at `y`, over the full width. Its pattern fits a motif of four tiles. */
export function GroundLine({ y }: { y: number }) {
  return (
    <>
      <pattern id="ground-line" y={y} width="4" height="1" patternUnits="userSpaceOnUse">
        <Tiles rows={['2L 2L']} />
      </pattern>
      <rect x="-100" y={y} width="200" height="1" fill="url(#ground-line)" />
    </>
  );
}
