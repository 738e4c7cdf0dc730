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
  drawBlocks(pdf, rules.buildEneaSheet(dossier.data));
  if (documents.length > 0)
    pdf.addHeadedTable('Documenti', {
      columns: [
        { width: 45, title: 'Documento', isHeader: true },
        { width: 55, title: 'File' },
      ],
      rows: documents.map(({ name, fileName }) => [name, fileName]),
      isCompact: true,
    });
  return pdf.toBuffer();
}

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

/** Products of a kind are columns of one table as wide as the page; what is between them stands in two columns. */
function drawBlocks(pdf: PdfDocumentBuilder, blocks: readonly EneaSheetBlock[]): void {
  let parts: PdfPart[] = [];
  const drawParts = () => {
    if (parts.length > 0) pdf.addColumns(parts);
    parts = [];
  };
  for (const [index, block] of blocks.entries()) {
    const kind = getKind(block);
    const isAfterSame = index > 0 && getKind(blocks[index - 1] as EneaSheetBlock) === kind;
    if (!isProductBlock(block)) parts.push(...listParts(block));
    else if (!isAfterSame) {
      const next = blocks.findIndex((one, place) => place > index && getKind(one) !== kind);
      const products = blocks.slice(index, next === -1 ? undefined : next);
      if (products.length === 1) {
        parts.push(...listParts(block));
        continue;
      }
      drawParts();
      for (let from = 0; from < products.length; from += PRODUCTS_PER_TABLE)
        drawProducts(pdf, products.slice(from, from + PRODUCTS_PER_TABLE));
    }
  }
  drawParts();
}

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
  const last = others.at(-1)?.title.split(' ').at(-1);
  pdf.addHeadedTable(last === undefined ? first.title : `${first.title} – ${last}`, {
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
