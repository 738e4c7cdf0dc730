import {
  findMarkFault,
  MARK_MESSAGES,
  toCanonicalJson,
  type JsonValue,
  type SignatureMark,
} from '@pratiche/domain/signatures';
import type { SignPaperDto } from './dto/signature-request.dto.js';
import { drawingRefusedProblem, pageOutdatedProblem } from './signing-problems.factory.js';

/** How the signer signs. @throws 422 where nothing, too much, or a picture is sent */
export function readSignatureMark({
  drawing,
  drawn = null,
  written = null,
}: Pick<SignPaperDto, 'drawing' | 'drawn' | 'written'>): SignatureMark {
  if (typeof drawing === 'string') throw pageOutdatedProblem();
  const field = written === null ? 'drawn' : 'written';
  const mark: SignatureMark | null =
    written !== null
      ? { kind: 'written', name: written }
      : drawn !== null
        ? { kind: 'drawn', ...drawn }
        : null;
  const fault =
    drawn !== null && written !== null
      ? MARK_MESSAGES.both
      : mark === null
        ? MARK_MESSAGES.missing
        : findMarkFault(mark);
  if (mark === null || fault !== null)
    throw drawingRefusedProblem(field, fault ?? MARK_MESSAGES.missing);
  return mark;
}

/** The text that is stored, hashed and exported. */
export const serializeMark = (mark: SignatureMark): string =>
  toCanonicalJson(mark as unknown as JsonValue);

const isMarkText = (drawing: string): boolean => drawing.startsWith('{');

/** Whether the drawing is a PNG in base64, as releases before strokes stored it. */
export const isStoredPicture = (drawing: string): boolean => !isMarkText(drawing);

/** The bytes whose hash is in the record, and their name in the evidence. */
export const readDrawingFile = (drawing: string): { name: string; bytes: Buffer } =>
  isMarkText(drawing)
    ? { name: 'firma.json', bytes: Buffer.from(drawing) }
    : { name: 'firma.png', bytes: Buffer.from(drawing, 'base64') };

/** The stored mark; `null` for a picture and for what is no mark any more. */
export function parseStoredMark(drawing: string): SignatureMark | null {
  if (!isMarkText(drawing)) return null;
  try {
    const mark = JSON.parse(drawing) as SignatureMark;
    return findMarkFault(mark) === null ? mark : null;
  } catch {
    return null;
  }
}
