import {
  ENEA_FILINGS,
  formatBeneficiaryName,
  formatDay,
  formatMoment,
  formatMomentDay,
  getChoiceLabel,
  getLegalDeadline,
  isCompletedStatus,
  SERVICE_TYPES,
  type EneaFiling,
  type EneaSheetBlock,
} from '@pratiche/domain';
import { isProductBlock, type AllRules } from '@pratiche/domain/all-rules';
import { PdfDocumentBuilder, type KeyValue } from '../../platform/pdf/index.js';
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

/** As the parts of the sheet below: the values of all tables begin at one line. */
const SHEET_COLUMNS = [{ width: 55, isHeader: true }, { width: 45 }] as const;

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
    .addTable({ columns: [...SHEET_COLUMNS], rows: listFacts({ dossier, cpids }, rules) });
  drawBlocks(pdf, rules.buildEneaSheet(dossier.data));
  if (documents.length > 0)
    pdf.addHeadedTable('Documenti', {
      columns: [
        { ...SHEET_COLUMNS[0], title: 'Documento' },
        { ...SHEET_COLUMNS[1], title: 'File' },
      ],
      rows: documents.map(({ name, fileName }) => [name, fileName]),
    });
  return pdf.toBuffer();
}

/** What the head of the dossier's page says too; a deadline only while it runs. */
function listFacts(
  { dossier, cpids }: Pick<DossierSummaryData, 'dossier' | 'cpids'>,
  { getStatus }: AllRules,
): KeyValue[] {
  const { serviceType, status, businessName, sent, completed, deadlineDate } = dossier;
  const facts: KeyValue[] = [
    ['Servizio', getChoiceLabel(SERVICE_TYPES, serviceType)],
    ['Stato', getStatus(status).name],
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
  // An empty value would be a line to fill in by hand.
  return facts.filter(([, value]) => value);
}

/** Products of a kind are columns of one table, everything else is one line below the other. */
function drawBlocks(pdf: PdfDocumentBuilder, blocks: readonly EneaSheetBlock[]): void {
  for (const [index, block] of blocks.entries()) {
    if (!isProductBlock(block)) {
      drawBlock(pdf, block);
      continue;
    }
    const kind = getKind(block);
    const before = blocks[index - 1];
    if (before !== undefined && getKind(before) === kind) continue;
    const next = blocks.findIndex((one, place) => place > index && getKind(one) !== kind);
    const products = blocks.slice(index, next === -1 ? undefined : next);
    for (let from = 0; from < products.length; from += PRODUCTS_PER_TABLE)
      drawProducts(pdf, products.slice(from, from + PRODUCTS_PER_TABLE));
  }
}

function drawBlock(pdf: PdfDocumentBuilder, block: EneaSheetBlock): void {
  const rows = listFilled(block).map(({ label, shown }): KeyValue => [label, shown]);
  if (rows.length > 0) pdf.addHeadedKeyValues(block.title, rows);
}

function drawProducts(pdf: PdfDocumentBuilder, products: readonly EneaSheetBlock[]): void {
  const [first, ...others] = products;
  if (first === undefined) return;
  if (others.length === 0) {
    drawBlock(pdf, first);
    return;
  }
  const answers = products.map(
    (product) => new Map(listFilled(product).map((one) => [one.key, one])),
  );
  const labels = new Map(
    answers.flatMap((own) => [...own.values()]).map(({ key, label }) => [key, label]),
  );
  const labelWidth = products.length > 2 ? 36 : 46;
  const width = (100 - labelWidth) / products.length;
  pdf.addHeadedTable(`${first.title} – ${others.at(-1)?.title.split(' ').at(-1) ?? ''}`, {
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
