import type { XmlElement } from '../xml/xml-element.js';
import type { EInvoice } from './e-invoice.js';
import type { InvoiceRemarks } from './invoice-remarks.js';
import { findElement, listChildren, readText } from './read-invoice-values.js';

/** Bytes of a base64 text, counted without decoding it. */
export function countBase64Bytes(text: string): number {
  let digits = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    // Blanks, line breaks and the padding `=` carry nothing.
    if (code > 32 && code !== 61) digits += 1;
  }
  return Math.floor((digits * 3) / 4);
}

export const readAttachments = (
  body: XmlElement,
  remarks: InvoiceRemarks,
): EInvoice['attachments'] =>
  listChildren(body, 'Allegati').flatMap((attachment, index) => {
    const name = readText(attachment, 'NomeAttachment') ?? `Allegato ${index + 1}`;
    const size = countBase64Bytes(findElement(attachment, 'Attachment')?.text ?? '');
    if (size > 0) return [{ name, size }];
    remarks.addRemark(`L’allegato «${name}» è vuoto, quindi è stato tralasciato.`);
    return [];
  });
