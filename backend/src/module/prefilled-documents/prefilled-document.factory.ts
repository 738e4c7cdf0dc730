import { formatBeneficiaryName, sanitizeFileName, type PaperCode } from '@pratiche/domain';
import type { AllRules } from '@pratiche/domain/all-rules';
import { PdfDocumentBuilder } from '../../platform/pdf/index.js';
import { drawAtto } from './templates/atto.template.js';
import { drawCongr } from './templates/congr.template.js';
import { drawDelega } from './templates/delega.template.js';
import { drawReq } from './templates/req.template.js';
import { createPaperTextFiller, type PaperTextFiller } from './paper-text-filler.factory.js';
import type { PrefilledDocumentData } from './prefilled-document.types.js';

const PREFILLED_TEMPLATES: Readonly<
  Record<
    PaperCode,
    {
      title: string;
      write: (
        pdf: PdfDocumentBuilder,
        data: PrefilledDocumentData,
        fillText: PaperTextFiller,
        rules: AllRules,
      ) => void;
    }
  >
> = {
  DELEGA: { title: 'Incarico, delega alla trasmissione ENEA e privacy', write: drawDelega },
  ATTO: { title: 'Dichiarazione sostitutiva del beneficiario', write: drawAtto },
  REQ: { title: 'Dichiarazione dei requisiti tecnici', write: drawReq },
  CONGR: { title: 'Dichiarazione di congruità della spesa', write: drawCongr },
};

/** A document filled in from the dossier; missing values are left blank to fill in by hand. */
export async function createPrefilledPdf(
  code: PaperCode,
  data: PrefilledDocumentData,
  rules: AllRules,
): Promise<Buffer> {
  const { title, write } = PREFILLED_TEMPLATES[code];
  const pdf = new PdfDocumentBuilder({
    title,
    subject: `Pratica n. ${data.dossierId}`,
    edition: data.texts.edition,
    reference: `Pratica n. ${data.dossierId}`,
    ...(data.created ? { created: data.created } : {}),
  });
  pdf.addTitle();
  write(pdf, data, createPaperTextFiller(data, rules), rules);
  return pdf.toBuffer();
}

/** `delega-Ortensia-Brughetti-12.pdf`. */
export const prefilledFileName = (
  code: PaperCode,
  { dossierId, form }: Pick<PrefilledDocumentData, 'dossierId' | 'form'>,
): string =>
  `${[code.toLowerCase(), sanitizeFileName(formatBeneficiaryName(form)), String(dossierId)].filter((part) => part !== '').join('-')}.pdf`;
