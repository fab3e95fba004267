/** Reads PDFs: their text and structure. Drawing them would take a canvas of 61 MB, whose class the reader asks for when it loads. */
Object.assign(globalThis, { DOMMatrix: globalThis.DOMMatrix ?? class {} });

export const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
