import { escapeSpreadsheetCell, formatBeneficiaryName, type DossierForm } from '@pratiche/domain';
import type { AllRules } from '@pratiche/domain/all-rules';
import { PdfDocumentBuilder } from '../../platform/pdf/index.js';

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
  pdf.addColumns(
    buildEneaSheet(form).map(({ title, fields }) => ({
      heading: title,
      table: {
        columns: [{ width: 52, isHeader: true }, { width: 48 }],
        rows: fields.map(({ label, value, hint }) => [label, value?.shown ?? hint ?? '–']),
      },
    })),
  );
  return pdf.toBuffer();
}
