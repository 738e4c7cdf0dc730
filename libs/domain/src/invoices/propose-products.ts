import {
  createEmptyChiusura,
  createEmptySchermatura,
  createEmptySerramento,
} from '../autofill/index.js';
import { ROWS_MAX } from '../completeness/row-limits.js';
import { isLimitedService } from '../completeness/service-limits.js';
import type { DossierForm, ExpenseType } from '../dossier/index.js';
import { ESPOSIZIONI, getBuiltInLabel } from '../enumerations/index.js';
import { formatNumber, roundSurface } from '../formats/index.js';
import { normalizeSearchText } from '../text/index.js';
import { formatInvoiceName, type InvoiceProposal } from './dossier-invoice.js';
import type { InvoiceCosts } from './invoice-costs.js';
import { describeModel, isShadingExposure } from './line-shadings.js';
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
    ({ area, transmittance, shading }) =>
      area !== null ||
      transmittance !== null ||
      (type === 'schermature' && shading.trasmissioneSolare !== null),
  );
  const rows = mergeRows(
    measured.map((line) => ({ row: createRow(type, line), model: describeModelOf(type, line) })),
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
  const { area, shading } = line;
  if (type === 'schermature') return createShadingRow(line);
  if (type === 'chiusure') {
    const empty = createEmptyChiusura();
    return {
      ...empty,
      superficieChiusura: area,
      installazione: shading.installazione ?? empty.installazione,
      esposizione: shading.esposizione,
      trasmissioneSolare: shading.trasmissioneSolare,
      meccanismoRegolazione: shading.meccanismoRegolazione,
    };
  }
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

function createShadingRow({ area, shading }: MeasuredLine): Record<string, unknown> {
  const empty = createEmptySchermatura();
  return {
    ...empty,
    ...shading,
    superficieSchermatura: area,
    installazione: shading.installazione ?? empty.installazione,
    esposizione: isShadingExposure(shading.esposizione) ? shading.esposizione : null,
  };
}

/** Shadings and shutters of different texts are different products, though their data may agree. */
const describeModelOf = (type: ExpenseType, { source }: MeasuredLine): string =>
  type === 'serramenti' ? '' : describeModel(normalizeSearchText(source.line.description));

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

interface ModelRow {
  row: Record<string, unknown>;
  model: string;
}

/** Rows of one model that differ in their surface alone become one. */
function mergeRows(rows: readonly ModelRow[], surface: string): Record<string, unknown>[] {
  const merged = new Map<string, Record<string, unknown>>();
  for (const [index, { row, model }] of rows.entries()) {
    const key =
      row[surface] === null ? String(index) : JSON.stringify([model, { ...row, [surface]: null }]);
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

/** Facts that a row of a shading or shutter took from the text of its line. */
function describeShading({ source, shading }: MeasuredLine): (string | null)[] {
  if (source.product === 'serramenti') return [];
  const { trasmissioneSolare, esposizione } = shading;
  return [
    trasmissioneSolare === null ? null : `gtot ${formatNumber(trasmissioneSolare)}`,
    esposizione === null
      ? null
      : `esposizione ${getBuiltInLabel(ESPOSIZIONI, esposizione).toLowerCase()}`,
  ];
}

/** Fattura n. 12 del 20/09/2026, riga 1: 4 pezzi 1200 × 1500 mm, 7,20 m², Uw 1,1. */
function describeLine(line: MeasuredLine): string {
  const { source, area, size, pieces, transmittance } = line;
  const name = formatInvoiceName(source.source.invoice);
  const facts = [
    size === null ? null : `${pieces === null || pieces === 1 ? '' : `${pieces} pezzi `}${size}`,
    area === null ? null : `${formatNumber(area, 2)} m²`,
    transmittance === null ? null : `Uw ${formatNumber(transmittance)}`,
    ...describeShading(line),
  ].filter((fact) => fact !== null);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, riga ${source.lineNumber}: ${facts.join(', ')}`;
}
