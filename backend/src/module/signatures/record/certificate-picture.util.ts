import type { SignatureEvent } from '@pratiche/domain/signatures';
import type { CardPicture } from '../../../platform/pdf/index.js';
import type { PaperSignature } from '../paper-signature.entity.js';
import { sha256 } from '../signature-hash.util.js';
import { isStoredPicture, parseStoredMark } from '../signature-mark.util.js';

const UNREADABLE = 'Disegno non leggibile';
const BEING_COPIED = 'Disegno in preparazione: scarica di nuovo il certificato tra qualche minuto';

/**
 * What the certificate shows of a signature. A stored picture is never decoded here: its copy is
 * drawn, if it is the one that the record names.
 */
export function createCertificatePicture(
  { drawing, drawingCopy, drawingCopyState }: PaperSignature,
  events: readonly SignatureEvent[],
  signerName: string,
): CardPicture | null {
  if (drawing === null) return null;
  if (!isStoredPicture(drawing)) {
    const mark = parseStoredMark(drawing);
    if (mark === null) return { remark: UNREADABLE };
    return mark.kind === 'drawn'
      ? { lines: mark, alt: `Firma di ${signerName}, disegnata` }
      : { written: mark.name, alt: `Firma di ${signerName}, scritta` };
  }
  if (drawingCopyState === null) return { remark: BEING_COPIED };
  const copy = drawingCopy === null ? null : Buffer.from(drawingCopy, 'base64');
  const copied = events.findLast(({ type }) => type === 'drawing-copied');
  return copy === null || copied?.facts['copySha256'] !== sha256(copy)
    ? { remark: UNREADABLE }
    : { image: copy, alt: `Firma di ${signerName}, disegnata o scritta` };
}
