import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';

// The components of the viewer read the library from here as they are loaded.
(globalThis as { pdfjsLib?: unknown }).pdfjsLib = pdfjs;

pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).href;

/** Decoders of scans; both are in one folder. */
const DECODERS = [
  new URL('pdfjs-dist/wasm/jbig2_nowasm_fallback.js', import.meta.url),
  new URL('pdfjs-dist/wasm/openjpeg_nowasm_fallback.js', import.meta.url),
] as const;

/**
 * Opens a PDF. The policy of the page refuses WebAssembly, so scans are decoded by plain scripts.
 * @returns what loads it, to be destroyed when it is no longer shown
 */
export const loadPdf = (data: ArrayBuffer): pdfjs.PDFDocumentLoadingTask =>
  pdfjs.getDocument({ data, useWasm: false, wasmUrl: new URL('.', DECODERS[0]).href });

/** Why a PDF cannot be shown. */
export type PdfFault = 'encrypted' | 'broken';

export const toPdfFault = (error: unknown): PdfFault =>
  error instanceof pdfjs.PasswordException ? 'encrypted' : 'broken';
