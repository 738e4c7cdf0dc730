import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

export type PdfPasswords = Pick<
  PDFKit.PDFDocumentOptions,
  'userPassword' | 'ownerPassword' | 'pdfVersion'
>;

/** A PDF that a program encrypted: for everybody without a user password, who may open it then. */
export async function lockedPdf(options: PdfPasswords): Promise<Buffer> {
  const document = new PDFDocument(options);
  document.text('Visura');
  document.end();
  return buffer(document);
}
