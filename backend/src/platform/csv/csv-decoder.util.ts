import { Problem } from '../http/problem.exception.js';

const createUnreadableProblem = (message: string): Problem =>
  new Problem(415, 'csv-unreadable', message);
const startsWith = (bytes: Buffer, ...head: number[]): boolean =>
  head.every((byte, index) => bytes[index] === byte);

/**
 * Decodes a CSV file in any encoding a spreadsheet saves: UTF-8 with or without a byte order mark,
 * UTF-16 ("Testo Unicode"), and Windows-1252 for bytes that are not valid UTF-8.
 * @throws 415 for files that are not text
 */
export function decodeCsv(bytes: Buffer): string {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw createUnreadableProblem(
      'Il file è una cartella di lavoro Excel: aprila e salvala con «Salva con nome», tipo «CSV UTF-8».',
    );
  }
  const text = decodeText(bytes);
  if (/[\0\ufffd]/.test(text))
    throw createUnreadableProblem(
      'Il file non è un testo CSV, oppure è danneggiato: salvalo di nuovo come «CSV UTF-8».',
    );
  return text;
}

function decodeText(bytes: Buffer): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
