import { formatBeneficiaryName, sanitizeFileName, type Rules } from '@pratiche/domain';
import { PdfDocumentBuilder } from '../../platform/pdf/index.js';
import { drawAtto } from './templates/atto.template.js';
import { drawCongr } from './templates/congr.template.js';
import { drawDelega } from './templates/delega.template.js';
import { drawReq } from './templates/req.template.js';
import {
  PREFILLED_CODES,
  type PrefilledDocumentData,
  type PrefilledCode,
} from './prefilled-document.types.js';

const PREFILLED_TEMPLATES: Readonly<
  Record<
    PrefilledCode,
    {
      title: string;
      write: (pdf: PdfDocumentBuilder, data: PrefilledDocumentData, rules: Rules) => void;
    }
  >
> = {
  DELEGA: { title: 'Incarico, delega alla trasmissione ENEA e privacy', write: drawDelega },
  ATTO: { title: 'Dichiarazione sostitutiva del beneficiario', write: drawAtto },
  REQ: { title: 'Dichiarazione dei requisiti tecnici', write: drawReq },
  CONGR: { title: 'Dichiarazione di congruità della spesa', write: drawCongr },
};

export const isPrefilledCode = (code: string): code is PrefilledCode =>
  PREFILLED_CODES.some((one) => one === code);

/** A document filled in from the dossier; missing values are left blank to fill in by hand. */
export async function createPrefilledPdf(
  code: PrefilledCode,
  data: PrefilledDocumentData,
  rules: Rules,
): Promise<Buffer> {
  const { title, write } = PREFILLED_TEMPLATES[code];
  const pdf = new PdfDocumentBuilder({
    title,
    subject: `Pratica n. ${data.dossierId}`,
    ...(data.created ? { created: data.created } : {}),
  });
  pdf.addTitle().addSmallText(`Pratica n. ${data.dossierId}`);
  write(pdf, data, rules);
  return pdf.toBuffer();
}

/** `delega-Ortensia-Brughetti-12.pdf`. */
export const prefilledFileName = (
  code: PrefilledCode,
  { dossierId, form }: PrefilledDocumentData,
): string =>
  `${[code.toLowerCase(), sanitizeFileName(formatBeneficiaryName(form)), String(dossierId)].filter((part) => part !== '').join('-')}.pdf`;
