import { Tiles } from './Bloom';

/** The ground of a drawing, one tile high at `y` and as wide as what it stands in shows: its pattern fits a bloom of four tiles. */
export function Soil({ y }: { y: number }) {
  return (
    <>
      <pattern id="soil" y={y} width="4" height="1" patternUnits="userSpaceOnUse">
        <Tiles rows={['2L 2L']} />
      </pattern>
      <rect x="-100" y={y} width="200" height="1" fill="url(#soil)" />
    </>
  );
}
