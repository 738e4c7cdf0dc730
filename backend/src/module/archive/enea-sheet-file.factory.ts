import {
  escapeSpreadsheetCell,
  formatBeneficiaryName,
  type DossierForm,
  type EneaSheetBlock,
  type AllRules,
} from '@pratiche/domain';
import { PdfDocumentBuilder } from '../../platform/pdf/index.js';
import { drawSheetBlocks, type SheetAnswer } from './sheet-blocks.util.js';

function toCsvCell(text: string): string {
  const harmless = escapeSpreadsheetCell(text);
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The sheet as a table Excel opens in Italian: semicolons, UTF-8 with its mark. */
export function createEneaSheetCsv(form: DossierForm, { buildEneaSheet }: AllRules): Buffer {
  const rows = buildEneaSheet(form).flatMap(({ title, fields }) =>
    fields.map(({ label, value }) => [title, label, value?.copied ?? '']),
  );
  return Buffer.from(
    `\ufeff${[['Sezione', 'Campo', 'Valore'], ...rows].map((row) => row.map(toCsvCell).join(';')).join('\r\n')}\r\n`,
  );
}

/** The sheet to read and to print, in ENEA's order and words. */
export async function createEneaSheetPdf(
  dossierId: number,
  form: DossierForm,
  { buildEneaSheet }: AllRules,
  brand?: string,
): Promise<Buffer> {
  const pdf = new PdfDocumentBuilder({
    title: 'Scheda ENEA',
    subject: `Pratica n. ${dossierId}`,
    reference: `Pratica n. ${dossierId}`,
    brand,
  });
  pdf.addTitle().addSmallText(`Pratica n. ${dossierId} · ${formatBeneficiaryName(form)}`);
  drawSheetBlocks(pdf, buildEneaSheet(form), listQuestions);
  return pdf.toBuffer();
}

/** Each question of a block, also those without an answer: ENEA's site asks for all. */
const listQuestions = ({ key: block, fields }: EneaSheetBlock): SheetAnswer[] =>
  fields.map(({ key, label, value, hint }) => ({
    key: key.slice(block.length),
    label,
    shown: value?.shown ?? hint ?? '–',
  }));
