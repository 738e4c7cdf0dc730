import { clientName, safeFileName } from '@pratiche/domain';
import { PdfPaper } from '../platform/pdf/index.js';
import { atto } from './papers/atto.js';
import { congr } from './papers/congr.js';
import { delega } from './papers/delega.js';
import { req } from './papers/req.js';
import { PREFILLED_CODES, type PaperData, type PrefilledCode } from './prefilled.js';

const PAPERS: Readonly<
  Record<PrefilledCode, { title: string; write: (paper: PdfPaper, data: PaperData) => void }>
> = {
  DELEGA: { title: 'Incarico, delega alla trasmissione ENEA e privacy', write: delega },
  ATTO: { title: 'Dichiarazione sostitutiva del beneficiario', write: atto },
  REQ: { title: 'Dichiarazione dei requisiti tecnici', write: req },
  CONGR: { title: 'Dichiarazione di congruità della spesa', write: congr },
};

export const isPrefilledCode = (code: string): code is PrefilledCode =>
  PREFILLED_CODES.some((known) => known === code);

/** A document of a dossier with what the dossier knows; what it does not know yet is left to fill by hand. */
export async function writePaper(code: PrefilledCode, data: PaperData): Promise<Buffer> {
  const { title, write } = PAPERS[code];
  const paper = new PdfPaper({
    title,
    subject: `Pratica n. ${data.dossierId}`,
    ...(data.created ? { created: data.created } : {}),
  });
  paper.title().small(`Pratica n. ${data.dossierId}`);
  write(paper, data);
  return paper.toBuffer();
}

/** `delega-Ortensia-Brughetti-12.pdf`. */
export const paperName = (code: PrefilledCode, { dossierId, form }: PaperData): string =>
  `${[code.toLowerCase(), safeFileName(clientName(form)), String(dossierId)].filter((part) => part !== '').join('-')}.pdf`;
