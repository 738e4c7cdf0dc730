import {
  formatBeneficiaryName,
  sanitizeFileName,
  type PaperCode,
  type AllRules,
} from '@pratiche/domain';
import {
  addUnsignedMark,
  PdfDocumentBuilder,
  type OnlineSignatureMark,
} from '../../platform/pdf/index.js';
import { PAPER_TITLES, type PrintedLine } from '@pratiche/domain/signatures';
import { PrintRecorderBuilder } from './print-recorder.builder.js';
import { drawAtto } from './templates/atto.template.js';
import { drawCongr } from './templates/congr.template.js';
import { drawDelega } from './templates/delega.template.js';
import { drawReq } from './templates/req.template.js';
import { createPaperTextFiller, type PaperTextFiller } from './paper-text-filler.factory.js';
import type { PrefilledDocumentData } from './prefilled-document.types.js';

const PREFILLED_TEMPLATES: Readonly<
  Record<
    PaperCode,
    (
      pdf: PdfDocumentBuilder,
      data: PrefilledDocumentData,
      fillText: PaperTextFiller,
      rules: AllRules,
    ) => void
  >
> = { DELEGA: drawDelega, ATTO: drawAtto, REQ: drawReq, CONGR: drawCongr };

/** How a paper is signed online, in words and as a code to scan, and what its file is found by. */
export interface OnlinePaper extends OnlineSignatureMark {
  keywords: string;
}

/**
 * A document filled in from the dossier, to sign by hand; missing values are left blank to fill in,
 * and it is known again when it comes back unsigned.
 */
export async function createPrefilledPdf(
  code: PaperCode,
  data: PrefilledDocumentData,
  rules: AllRules,
): Promise<Buffer> {
  return addUnsignedMark((await createPaper(code, data, rules)).bytes);
}

/** The same with the number of its pages, and with how it is signed where no hand signs it. */
export async function createPaper(
  code: PaperCode,
  data: PrefilledDocumentData,
  rules: AllRules,
  online?: OnlinePaper,
): Promise<{ bytes: Buffer; pages: number }> {
  const pdf = new PdfDocumentBuilder({
    title: PAPER_TITLES[code],
    subject: `Pratica n. ${data.dossierId}`,
    edition: data.texts.edition,
    brand: data.brand,
    reference: `Pratica n. ${data.dossierId}`,
    ...(data.created ? { created: data.created } : {}),
    ...(online === undefined ? {} : { onlineSignature: online, keywords: online.keywords }),
  });
  pdf.addTitle();
  PREFILLED_TEMPLATES[code](pdf, data, createPaperTextFiller(data, rules), rules);
  const pages = pdf.pageCount;
  return { bytes: await pdf.toBuffer(), pages };
}

/** What a paper prints, line by line, without drawing it. */
export function listPrintedLines(
  code: PaperCode,
  data: PrefilledDocumentData,
  rules: AllRules,
): PrintedLine[] {
  const recorder = new PrintRecorderBuilder();
  PREFILLED_TEMPLATES[code](recorder, data, createPaperTextFiller(data, rules), rules);
  return recorder.lines;
}

/** `delega-Ortensia-Brughetti-12.pdf`. */
export const prefilledFileName = (
  code: PaperCode,
  { dossierId, form }: Pick<PrefilledDocumentData, 'dossierId' | 'form'>,
): string =>
  `${[code.toLowerCase(), sanitizeFileName(formatBeneficiaryName(form)), String(dossierId)].filter((part) => part !== '').join('-')}.pdf`;
