import {
  escapeSpreadsheetCell,
  formatBeneficiaryName,
  splitAskedFields,
  type DossierForm,
  type EneaSheetBlock,
  type EneaSheetField,
  type AllRules,
} from '@pratiche/domain';
import { type KeyValue, PdfDocumentBuilder } from '../../platform/pdf/index.js';
import { drawSheetBlocks, SHEET_COLUMNS, type SheetAnswer } from './sheet-blocks.util.js';

function toCsvCell(text: string): string {
  const harmless = escapeSpreadsheetCell(text);
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const CSV_HEAD = ['Sezione', 'Campo', 'Valore', 'Richiesto da ENEA', 'Da verificare sul sito'];

/** The sheet as a table Excel opens in Italian: semicolons, UTF-8 with its mark. */
export function createEneaSheetCsv(form: DossierForm, { buildEneaSheet }: AllRules): Buffer {
  const rows = buildEneaSheet(form).flatMap(({ title, fields, isUnsure: isBlockUnsure }) =>
    fields.map(({ label, value, notAsked, isUnsure }) => [
      title,
      label,
      value?.copied ?? '',
      notAsked ? 'No' : 'Sì',
      !notAsked && (isBlockUnsure || isUnsure) ? 'Sì' : 'No',
    ]),
  );
  return Buffer.from(
    `\ufeff${[CSV_HEAD, ...rows].map((row) => row.map(toCsvCell).join(';')).join('\r\n')}\r\n`,
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
  const blocks = buildEneaSheet(form);
  const [head, ...asked] = blocks;
  const notAsked = asked.flatMap(listNotAsked);
  drawSheetBlocks(
    pdf,
    blocks,
    (block) => (block === head ? listAnswers(block.key, block.fields) : listQuestions(block)),
    notAsked.length === 0
      ? []
      : [{ heading: 'Non richiesto da ENEA', table: { columns: SHEET_COLUMNS, rows: notAsked } }],
  );
  return pdf.toBuffer();
}

const listAnswers = (block: string, fields: readonly EneaSheetField[]): SheetAnswer[] =>
  fields.map(({ key, label, value, hint }) => ({
    key: key.slice(block.length),
    label,
    shown: value?.shown ?? hint ?? '–',
  }));

/** Each question of a block, also those without an answer: ENEA's site asks for all. */
const listQuestions = (block: EneaSheetBlock): SheetAnswer[] =>
  listAnswers(
    block.key,
    splitAskedFields(block).asked.map((field) =>
      field.isUnsure && !block.isUnsure
        ? { ...field, label: `${field.label} (da verificare)` }
        : field,
    ),
  );

/** The answers of a block that ENEA does not ask for, each with the block that it belongs to. */
const listNotAsked = (block: EneaSheetBlock): KeyValue[] =>
  splitAskedFields(block).others.flatMap(({ label, value }): KeyValue[] =>
    value === null ? [] : [[`${block.title}: ${label}`, value.shown]],
  );
