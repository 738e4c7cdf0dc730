import { createRequire } from 'node:module';

type Options = PDFKit.PDFDocumentOptions;

const require = createRequire(import.meta.url);
let pdfkit: (new (options: Options) => PDFKit.PDFDocument) | null = null;

/**
 * The library (1.8 MB of fonts and code) is loaded with the first document, because most processes
 * never write one.
 */
export function createPdfDocument(options: Options): PDFKit.PDFDocument {
  pdfkit ??= require('pdfkit') as typeof pdfkit & {};
  return new pdfkit(options);
}
