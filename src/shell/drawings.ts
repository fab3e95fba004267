/** Drawings of the shell. */
import type organisation from '../catalogue/organisation.yaml';
import type { MotifRows } from '../catalogue/schema';
import { ACCREDITATION_MARK } from '../ui/motif/tiles.ts';

/** The centre's logo, in tiles (see `ui/motif`). */
export const LOGO: MotifRows = ['aP bP', 'aP bP', '2P 3S', 'aL aL'];

/** The first is in the petal colour, the second in the leaf colour. */
export const ACCREDITATION_MARKS = [ACCREDITATION_MARK, ACCREDITATION_MARK.map((row) => row.replaceAll('P', 'L'))];

type Network = (typeof organisation.social)[number]['name'];

/** Icons in a square of 24 units. */
export const MARKS: Record<Network, string> = {
  Facebook:
    'M13.6 21v-7.6h2.7l.5-3.2h-3.2V8.3c0-1 .4-1.6 1.7-1.6h1.6V3.9c-.5-.1-1.3-.2-2.2-.2-2.6 0-4.2 1.5-4.2 4.2v2.3H7.7v3.2h2.8V21z',
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17 5.8a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  LinkedIn:
    'M4 9h3.7v11H4zM5.85 3.6a2.05 2.05 0 1 1 0 4.1 2.05 2.05 0 0 1 0-4.1zM10 9h3.5v1.6c.6-1 1.8-1.9 3.5-1.9 3.3 0 4 2.1 4 5V20h-3.7v-5.6c0-1.4-.3-2.6-1.9-2.6s-1.7 1.3-1.7 2.6V20H10z',
  WhatsApp:
    'M12 3a9 9 0 0 0-7.7 13.6L3 21l4.5-1.2A9 9 0 1 0 12 3zm0 2a7 7 0 1 1-3.9 12.8l-.4-.2-1.9.5.5-1.8-.3-.4A7 7 0 0 1 12 5zm-2.7 3.3c-.5 0-1.4.6-1.4 1.9 0 2.3 3.5 5.7 5.9 5.7 1.1 0 2-.7 2-1.6 0-.4-.1-.5-.4-.6l-1.5-.7c-.3-.1-.5 0-.7.2l-.6.7c-1.1-.4-2-1.3-2.5-2.3l.5-.7c.1-.2.1-.4 0-.6l-.7-1.6c-.1-.3-.3-.4-.6-.4z',
  X: 'M4 4h4.6l4 5.5L17.3 4h2.3l-6 7 6.7 9h-4.6l-4.4-6-5.2 6H3.8l6.5-7.5zm3.2 1.7 9.4 12.6h.9L8 5.7z',
};
