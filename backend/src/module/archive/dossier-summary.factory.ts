import {
  ENEA_FILINGS,
  formatBeneficiaryName,
  formatCents,
  formatDay,
  formatMoment,
  formatMomentDay,
  getChoiceLabel,
  getLegalDeadline,
  isCompletedStatus,
  SERVICE_TYPES,
  sumExpenseCents,
  type EneaFiling,
  type EneaSheetBlock,
} from '@pratiche/domain';
import { isProductBlock, type AllRules } from '@pratiche/domain/all-rules';
import { summarizeStep } from '@pratiche/domain/review';
import { PdfDocumentBuilder, type KeyValue, type PdfPart } from '../../platform/pdf/index.js';
import type { Dossier } from '../dossier.repository.js';

export interface DossierSummaryData {
  dossier: Pick<
    Dossier,
    | 'id'
    | 'status'
    | 'serviceType'
    | 'businessName'
    | 'sent'
    | 'completed'
    | 'deadlineDate'
    | 'data'
  >;
  documents: readonly { name: string; fileName: string }[];
  cpids: readonly { filing: EneaFiling; cpid: string }[];
  brand?: string;
  created?: Date;
}

const PART_COLUMNS = [{ width: 52, isHeader: true }, { width: 48 }] as const;
const CARD_COLUMNS = 3;

const DECLARATION = 'filing';
const PRODUCTS_BY_KIND: Readonly<Record<string, string>> = {
  window: 'Serramenti',
  shading: 'Schermature solari',
  shutter: 'Chiusure oscuranti',
};

/** More beside each other would break their words. */
const PRODUCTS_PER_TABLE = 4;

/** A dossier to read and to keep: where it stands, all its data in the order of the sheet, and its documents. */
export async function createDossierSummaryPdf(
  { dossier, documents, cpids, brand, created = new Date() }: DossierSummaryData,
  rules: AllRules,
): Promise<Buffer> {
  const reference = `Pratica n. ${dossier.id}`;
  const pdf = new PdfDocumentBuilder({
    title: 'Riepilogo della pratica',
    subject: reference,
    reference,
    brand,
    created,
  });
  pdf
    .addTitle(`${reference} · ${formatBeneficiaryName(dossier.data)}`)
    .addSmallText(`Riepilogo al ${formatMoment(created.toISOString())}`)
    .addCard({ columns: CARD_COLUMNS, facts: listFacts({ dossier, cpids }, rules) });
  drawBlocks(pdf, rules.buildEneaSheet(dossier.data), listDocumentParts(documents));
  return pdf.toBuffer();
}

const listDocumentParts = (documents: DossierSummaryData['documents']): PdfPart[] =>
  documents.length === 0
    ? []
    : [
        {
          heading: 'Documenti',
          table: {
            columns: PART_COLUMNS,
            rows: documents.map(({ name, fileName }) => [name, fileName]),
          },
        },
      ];

/** What the head of the dossier's page says too, and place, days and sum; a deadline only while it runs. */
function listFacts(
  { dossier, cpids }: Pick<DossierSummaryData, 'dossier' | 'cpids'>,
  { getStatus }: AllRules,
): [label: string, value: string][] {
  const { serviceType, status, businessName, sent, completed, deadlineDate, data } = dossier;
  const spent = sumExpenseCents(data);
  const facts: KeyValue[] = [
    ['Servizio', getChoiceLabel(SERVICE_TYPES, serviceType)],
    ['Stato', getStatus(status).name],
    ['Spesa', spent > 0 ? formatCents(spent) : null],
    ['Immobile', summarizeStep('ubicazione', data)],
    ['Lavori', summarizeStep('intervento', data)],
    ['Installatore', businessName],
    ['Inviata il', sent && formatMomentDay(sent.toISOString())],
    ...(isCompletedStatus(status)
      ? [['Completata il', completed && formatMomentDay(completed.toISOString())] as const]
      : [
          [
            'Scadenza',
            deadlineDate &&
              `${formatDay(deadlineDate)}, per legge ${formatDay(getLegalDeadline(deadlineDate))}`,
          ] as const,
        ]),
    ...cpids.map(
      ({ filing, cpid }) =>
        [
          cpids.length > 1 ? `Codice CPID, ${ENEA_FILINGS[filing].label}` : 'Codice CPID',
          cpid,
        ] as const,
    ),
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

/** Draws a part of the summary; the heading of a declaration stays on the page of its first part. */
type DrawPart = (pdf: PdfDocumentBuilder) => void;

function drawBlocks(
  pdf: PdfDocumentBuilder,
  blocks: readonly EneaSheetBlock[],
  last: readonly PdfPart[],
): void {
  let heading: string | null = null;
  for (const group of groupBlocks(blocks, last)) {
    if (typeof group === 'string') {
      heading = group;
      continue;
    }
    const title = heading;
    if (title === null) group(pdf);
    else pdf.keepTogether((part) => group(part.addHeading(title)));
    heading = null;
  }
}

/**
 * Titles of declarations, and what follows them: products of a kind are columns of one table as wide as the page, what
 * is between them is set in two columns.
 * @param last what follows the blocks
 */
function groupBlocks(
  blocks: readonly EneaSheetBlock[],
  last: readonly PdfPart[],
): (string | DrawPart)[] {
  const groups: (string | DrawPart)[] = [];
  let parts: PdfPart[] = [];
  const closeParts = () => {
    const closed = parts;
    if (closed.length > 0) groups.push((pdf) => pdf.addColumns(closed));
    parts = [];
  };
  for (const alike of listRuns(blocks)) {
    const [first] = alike;
    if (first === undefined) continue;
    if (getKind(first) === DECLARATION) {
      closeParts();
      groups.push(nameDeclaration(first));
    } else if (!isProductBlock(first) || alike.length === 1)
      parts.push(...alike.flatMap(listParts));
    else {
      closeParts();
      for (let from = 0; from < alike.length; from += PRODUCTS_PER_TABLE) {
        const products = alike.slice(from, from + PRODUCTS_PER_TABLE);
        groups.push((pdf) => drawProducts(pdf, products));
      }
    }
  }
  parts.push(...last);
  closeParts();
  return groups;
}

/** Blocks of one kind that follow one another. */
function listRuns(blocks: readonly EneaSheetBlock[]): EneaSheetBlock[][] {
  const runs: EneaSheetBlock[][] = [];
  for (const block of blocks) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && getKind(run[0]) === getKind(block)) run.push(block);
    else runs.push([block]);
  }
  return runs;
}

/** What follows, up to the next one, is of this declaration: its title stands above both columns. */
const nameDeclaration = (block: EneaSheetBlock): string =>
  [
    block.title,
    ...listFilled(block).map(({ label, shown }) => `${label.toLowerCase()} ${shown}`),
  ].join(' · ');

/** A block without answers has no part. */
function listParts(block: EneaSheetBlock): PdfPart[] {
  const rows = listFilled(block).map(({ label, shown }): KeyValue => [label, shown]);
  return rows.length === 0
    ? []
    : [{ heading: block.title, table: { columns: PART_COLUMNS, rows } }];
}

function drawProducts(pdf: PdfDocumentBuilder, products: readonly EneaSheetBlock[]): void {
  const [first, ...others] = products;
  if (first === undefined) return;
  const answers = products.map(
    (product) => new Map(listFilled(product).map((one) => [one.key, one])),
  );
  const labels = new Map(
    answers.flatMap((own) => [...own.values()]).map(({ key, label }) => [key, label]),
  );
  const labelWidth = 36;
  const width = (100 - labelWidth) / products.length;
  pdf.addHeadedTable(nameProducts(first, others.at(-1)), {
    isCompact: true,
    columns: [
      { width: labelWidth, title: '', isHeader: true },
      ...products.map(({ title }) => ({ width, title })),
    ],
    rows: [...labels].map(([key, label]) => [
      label,
      ...answers.map((own) => own.get(key)?.shown ?? '–'),
    ]),
  });
}

/** "Serramenti 1–4". */
function nameProducts(first: EneaSheetBlock, last: EneaSheetBlock | undefined): string {
  const getNumber = ({ title }: EneaSheetBlock) => title.split(' ').at(-1) ?? '';
  return last === undefined
    ? first.title
    : `${PRODUCTS_BY_KIND[getKind(first)] ?? ''} ${getNumber(first)}–${getNumber(last)}`;
}

const getKind = ({ key }: EneaSheetBlock): string => key.split('.')[0] ?? '';

/** The answered questions, each with its key within the block. */
const listFilled = ({
  key: block,
  fields,
}: EneaSheetBlock): { key: string; label: string; shown: string }[] =>
  fields.flatMap(({ key, label, value }) =>
    value === null ? [] : [{ key: key.slice(block.length), ...writeMoney(label, value.shown) }],
  );

const EURO_LABEL = / \[€\]$/;

/** ENEA's words have the unit beside the question; here money is written as everywhere. */
const writeMoney = (label: string, shown: string): { label: string; shown: string } =>
  EURO_LABEL.test(label)
    ? { label: label.replace(EURO_LABEL, ''), shown: `${shown} €` }
    : { label, shown };
