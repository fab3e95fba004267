/** Reads PDFs: their text and structure, without the canvas that drawing them would take. */
import { getResolvedPDFJS } from 'unpdf';

/** Node 20 lacks `ArrayBuffer.prototype.transferToFixedLength`, with which the reader copies fonts. */
function transferToFixedLength(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
  const copy = new Uint8Array(length);
  copy.set(new Uint8Array(this).subarray(0, length));
  return copy.buffer;
}
if (!('transferToFixedLength' in ArrayBuffer.prototype)) {
  Object.assign(ArrayBuffer.prototype, { transferToFixedLength });
}

export const { getDocument, OPS } = await getResolvedPDFJS();
