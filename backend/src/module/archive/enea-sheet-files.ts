import { cellText, clientName, eneaSheet, type DossierForm } from '@pratiche/domain';
import { PdfPaper } from '../../platform/pdf/index.js';

function cell(text: string): string {
  const harmless = cellText(text);
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The sheet as a table Excel opens in Italian: semicolons, UTF-8 with its mark. */
export function eneaSheetCsv(form: DossierForm): Buffer {
  const rows = eneaSheet(form).flatMap(({ title, fields }) =>
    fields.map(({ label, value }) => [title, label, value?.copied ?? '']),
  );
  return Buffer.from(
    `\ufeff${[['Sezione', 'Campo', 'Valore'], ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`,
  );
}

/** The sheet to read and to print, in ENEA's order and words. */
export async function eneaSheetPdf(dossierId: number, form: DossierForm): Promise<Buffer> {
  const paper = new PdfPaper({ title: 'Scheda ENEA', subject: `Pratica n. ${dossierId}` });
  paper.title().small(`Pratica n. ${dossierId} · ${clientName(form)}`);
  for (const { title, fields } of eneaSheet(form)) {
    paper.heading(title).keyValues(fields.map(({ label, value }) => [label, value?.shown ?? '–']));
  }
  return paper.toBuffer();
}
