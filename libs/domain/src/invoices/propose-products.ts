import {
  createEmptyChiusura,
  createEmptySchermatura,
  createEmptySerramento,
} from '../autofill/index.js';
import { ROWS_MAX } from '../completeness/row-limits.js';
import { isLimitedService } from '../completeness/service-limits.js';
import type { DossierForm, ExpenseType } from '../dossier/index.js';
import { formatNumber, roundSurface } from '../formats/index.js';
import { normalizeSearchText } from '../text/index.js';
import { formatInvoiceName, type InvoiceProposal } from './dossier-invoice.js';
import type { InvoiceCosts } from './invoice-costs.js';
import { measureLines, type MeasuredLine } from './measure-lines.js';

/** Rows of products, where the dossier has none, and transmittances that rows lack. */
export function listProductProposals(form: DossierForm, costs: InvoiceCosts): InvoiceProposal[] {
  const types: ExpenseType[] = isLimitedService(form.serviceType)
    ? ['serramenti']
    : ['serramenti', 'schermature', 'chiusure'];
  return types.flatMap((type) => {
    const lines = measureLines(costs.lines.filter(({ product }) => product === type));
    return form.manufatti[type].length === 0
      ? proposeRows(type, lines)
      : type === 'serramenti'
        ? proposeTransmittances(form, lines)
        : [];
  });
}

function proposeRows(type: ExpenseType, lines: readonly MeasuredLine[]): InvoiceProposal[] {
  const measured = lines.filter(
    ({ area, transmittance }) => area !== null || transmittance !== null,
  );
  const rows = mergeRows(
    measured.map((line) => createRow(type, line)),
    SURFACE_FIELDS[type],
  );
  const last = measured.at(-1);
  return last === undefined || rows.length > ROWS_MAX
    ? []
    : [
        {
          field: `manufatti.${type}`,
          value: rows,
          reason: measured.map(describeLine).join('; '),
          invoiceId: last.source.source.id,
        },
      ];
}

const SURFACE_FIELDS: Readonly<Record<ExpenseType, string>> = {
  serramenti: 'superficie',
  schermature: 'superficieSchermatura',
  chiusure: 'superficieChiusura',
};

function createRow(type: ExpenseType, line: MeasuredLine): Record<string, unknown> {
  const { area } = line;
  if (type === 'schermature') return { ...createEmptySchermatura(), superficieSchermatura: area };
  if (type === 'chiusure') return { ...createEmptyChiusura(), superficieChiusura: area };
  const text = normalizeSearchText(line.source.line.description);
  return {
    ...createEmptySerramento(),
    superficie: area,
    trasmittanzaPost: line.transmittance,
    tipologiaInfisso: /\bportoncin|\bport[ae] (?:blindat|d['’ ]?ingresso|estern)/.test(text)
      ? 'portoncino'
      : /finestr/.test(text)
        ? 'finestra'
        : null,
    tipologiaTelaioPost: findFrame(text),
    tipologiaVetroPost: findGlass(text),
  };
}

/** The only material that a line names. */
function findFrame(text: string): string | null {
  const hasWood = /\blegno\b/.test(text);
  const hasMetal = /\b(?:alluminio|acciaio|ferro)\b/.test(text);
  const hasPvc = /\bpvc\b/.test(text);
  if (hasWood && hasMetal && !hasPvc) return 'misto';
  if ([hasWood, hasMetal, hasPvc].filter(Boolean).length !== 1) return null;
  if (hasPvc) return 'pvc';
  if (hasWood) return 'legno';
  return /taglio termico/.test(text) ? 'metalloTermico' : null;
}

function findGlass(text: string): string | null {
  const isTriple = /\b(?:triplo vetro|tripli vetri|vetro triplo|tre vetri|doppia camera)\b/.test(
    text,
  );
  const isDouble = /\b(?:doppio vetro|doppi vetri|vetro doppio|vetrocamera singol[ao])\b/.test(
    text,
  );
  if (isTriple === isDouble) return null;
  return isTriple ? 'triplo' : 'doppio';
}

/** Rows that differ in their surface alone become one. */
function mergeRows(
  rows: readonly Record<string, unknown>[],
  surface: string,
): Record<string, unknown>[] {
  const merged = new Map<string, Record<string, unknown>>();
  for (const [index, row] of rows.entries()) {
    const key = row[surface] === null ? String(index) : JSON.stringify({ ...row, [surface]: null });
    const before = merged.get(key);
    merged.set(
      key,
      before === undefined
        ? row
        : { ...row, [surface]: roundSurface(Number(before[surface]) + Number(row[surface])) },
    );
  }
  return [...merged.values()];
}

/** One transmittance in all lines is the one of every row that has none. */
function proposeTransmittances(
  form: DossierForm,
  lines: readonly MeasuredLine[],
): InvoiceProposal[] {
  const values = [...new Set(lines.map(({ transmittance }) => transmittance))];
  const [value, line] = [values[0] ?? null, lines[0]];
  if (values.length !== 1 || value === null || line === undefined) return [];
  return form.manufatti.serramenti.flatMap(({ trasmittanzaPost }, index) =>
    trasmittanzaPost === null
      ? [
          {
            field: `manufatti.serramenti.${index}.trasmittanzaPost`,
            value,
            reason: `${describeLine(line)}: la stessa in tutte le righe.`,
            invoiceId: line.source.source.id,
          },
        ]
      : [],
  );
}

/** Fattura n. 12 del 20/09/2026, riga 1: 4 pezzi 1200 × 1500 mm, 7,20 m², Uw 1,1. */
function describeLine({ source, area, size, pieces, transmittance }: MeasuredLine): string {
  const name = formatInvoiceName(source.source.invoice);
  const facts = [
    size === null ? null : `${pieces === null || pieces === 1 ? '' : `${pieces} pezzi `}${size}`,
    area === null ? null : `${formatNumber(area, 2)} m²`,
    transmittance === null ? null : `Uw ${formatNumber(transmittance)}`,
  ].filter((fact) => fact !== null);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, riga ${source.lineNumber}: ${facts.join(', ')}`;
}
