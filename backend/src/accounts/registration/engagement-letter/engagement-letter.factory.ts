import { formatDay, sanitizeFileName, type ServiceProvider } from '@pratiche/domain';
import { fillPlaceholders, splitLines } from '@pratiche/domain/settings';
import {
  joinWithCommas,
  PdfDocumentBuilder,
  formatTown,
  joinWords,
  type KeyValue,
} from '../../../platform/pdf/index.js';
import type { ContractTerms } from '../service-provider.port.js';
import type { EngagementLetterData } from './engagement-letter-data.types.js';

const TITLE = 'Lettera di conferimento incarico';
const SIGNED_BY = 'Il Committente (timbro e firma del legale rappresentante)';

/** Name of the file, as the content-disposition header gives it. */
export const engagementLetterFileName = ({
  businessName,
}: Pick<EngagementLetterData, 'businessName'>): string =>
  `${sanitizeFileName([TITLE, businessName?.trim()].filter(Boolean).join(' '))}.pdf`;

/**
 * Renders the contract of a registration, to be signed and uploaded. Missing data of either party
 * stays blank, to be filled in by hand.
 */
export async function renderEngagementLetter(
  data: EngagementLetterData,
  { provider, brand, texts, controlTerm }: ContractTerms,
  created = new Date(),
): Promise<Buffer> {
  const paper = new PdfDocumentBuilder({
    title: TITLE,
    subject: 'Contratto per il servizio di preparazione e trasmissione delle pratiche',
    edition: texts.edition,
    brand,
    created,
  });
  const fill = (text: string) =>
    fillPlaceholders(text, {
      fornitore: provider.name || '_'.repeat(40),
      termine: controlTerm,
    });
  paper.addTitle().addParagraph('Tra le parti qui indicate si conviene quanto segue.');
  paper.addHeading('Il Committente').addKeyValues(companyRows(data));
  paper.addHeading('Rappresentato da').addKeyValues(representativeRows(data));
  paper.addHeading('Il Fornitore del servizio').addKeyValues(providerRows(provider));
  for (const { title, text, points } of texts.clauses) {
    drawClause(paper, title, splitLines(fill(text)), splitLines(fill(points)));
  }
  paper
    .addSignatures([SIGNED_BY], { statement: texts.closing })
    .addSignatures([SIGNED_BY], { statement: texts.approval });
  return paper.toBuffer();
}

/** A clause is not parted from its points: the words before them end in a colon. */
function drawClause(
  paper: PdfDocumentBuilder,
  title: string,
  lines: readonly string[],
  points: readonly string[],
): void {
  const [first] = lines;
  if (first !== undefined && lines.length === 1 && points.length > 0)
    paper.addHeadedLeadIn(title, first);
  else {
    paper.addHeading(title);
    for (const line of lines) paper.addParagraph(line);
  }
  if (points.length > 0) paper.addList(points);
}

const companyRows = (data: EngagementLetterData): KeyValue[] => [
  ['Ragione sociale', joinWords(data.businessName)],
  ['Forma giuridica', joinWords(data.legalForm)],
  [
    'Sede',
    joinWithCommas(
      data.street,
      data.village,
      formatTown(data.zip, data.city, data.province),
      data.region,
    ),
  ],
  ['Partita IVA', joinWords(data.vat)],
  ['Codice fiscale', joinWords(data.sSNCompany)],
  ['Codice univoco (SDI)', joinWords(data.uniqueCode)],
  ['PEC', joinWords(data.pec)],
  ['E-mail', joinWords(data.email)],
  ['Telefono', joinWords(data.phone)],
];

const representativeRows = (data: EngagementLetterData): KeyValue[] => [
  ['Nome e cognome', joinWords(data.attorneyFirstName, data.attorneyLastName)],
  ['Codice fiscale', joinWords(data.attorneySSN)],
  [
    'Residenza',
    joinWithCommas(
      data.attorneyVillage,
      formatTown(
        data.attorneyZip,
        data.attorneyCity ?? data.attorneyMunicipality,
        data.attorneyProvince,
      ),
      data.attorneyRegion,
    ),
  ],
  [
    'Documento',
    joinWords(
      data.attorneyIDCardType,
      data.attorneyIDCardNumber && `n. ${data.attorneyIDCardNumber}`,
    ),
  ],
  ['Rilasciato da', joinWords(data.attorneyIDCardIssuingAuthority)],
  ['Valido fino al', formatDay(data.attorneyIDCardExpiryDate) || null],
];

const providerRows = ({ name, address: seat, vat, pec }: ServiceProvider): KeyValue[] => [
  ['Denominazione', joinWords(name)],
  ['Sede', joinWords(seat)],
  ['Partita IVA', joinWords(vat)],
  ['PEC', joinWords(pec)],
];
