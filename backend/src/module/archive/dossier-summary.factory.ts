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
  type AllRules,
  summarizeStep,
} from '@pratiche/domain';
import { PdfDocumentBuilder, type KeyValue, type PdfPart } from '../../platform/pdf/index.js';
import type { Dossier } from '../dossier.repository.js';
import { drawSheetBlocks, SHEET_COLUMNS, type SheetAnswer } from './sheet-blocks.util.js';

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

const CARD_COLUMNS = 3;

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
  drawSheetBlocks(
    pdf,
    // Words of ENEA's site are checked by those who type there.
    rules.buildEneaSheet(dossier.data).map(({ isUnsure: _, ...block }) => block),
    listFilled,
    listDocumentParts(documents),
  );
  return pdf.toBuffer();
}

const listDocumentParts = (documents: DossierSummaryData['documents']): PdfPart[] =>
  documents.length === 0
    ? []
    : [
        {
          heading: 'Documenti',
          table: {
            columns: SHEET_COLUMNS,
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
              `${formatDay(deadlineDate)}, termine di legge ${formatDay(getLegalDeadline(deadlineDate))}`,
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

/** The answered questions, each with its key within the block. */
const listFilled = ({ key: block, fields }: EneaSheetBlock): SheetAnswer[] =>
  fields.flatMap(({ key, label, value }) =>
    value === null ? [] : [{ key: key.slice(block.length), ...writeMoney(label, value.shown) }],
  );

const EURO_LABEL = / \[€\]$/;

/** ENEA's words have the unit beside the question; here money is written as everywhere. */
const writeMoney = (label: string, shown: string): { label: string; shown: string } =>
  EURO_LABEL.test(label)
    ? { label: label.replace(EURO_LABEL, ''), shown: `${shown} €` }
    : { label, shown };
