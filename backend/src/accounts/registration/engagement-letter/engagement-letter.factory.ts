import { formatDay, safeFileName, type ServiceProvider } from '@pratiche/domain';
import { joined, PdfPaper, town, words, type KeyValue } from '../../../platform/pdf/index.js';
import {
  SEPARATELY_APPROVED_CLAUSES,
  ENGAGEMENT_LETTER_CLAUSES,
} from './engagement-letter-clauses.constants.js';
import type { EngagementLetterData } from './engagement-letter-data.types.js';

const TITLE = 'Lettera di conferimento incarico';
const SIGNED_BY = 'Il Committente (timbro e firma del legale rappresentante)';

/** Name of the file, as the content-disposition header gives it. */
export const engagementLetterFileName = ({
  businessName,
}: Pick<EngagementLetterData, 'businessName'>): string =>
  `${safeFileName([TITLE, businessName?.trim()].filter(Boolean).join(' '))}.pdf`;

/** The contract of a registration, to be signed and uploaded. What is blank of either party is left to fill by hand. */
export async function renderEngagementLetter(
  data: EngagementLetterData,
  provider: ServiceProvider,
  created = new Date(),
): Promise<Buffer> {
  const paper = new PdfPaper({
    title: TITLE,
    subject: 'Contratto per il servizio di preparazione e trasmissione delle pratiche',
    created,
  });
  paper.title().paragraph('Tra le parti qui indicate si conviene quanto segue.');
  paper.heading('Il Committente').keyValues(companyRows(data));
  paper.heading('Rappresentato da').keyValues(representativeRows(data));
  paper.heading('Il Fornitore del servizio').keyValues(providerRows(provider));
  for (const { title, text, points } of ENGAGEMENT_LETTER_CLAUSES) {
    paper.heading(title).paragraph(text);
    if (points) paper.list(points);
  }
  paper.signatures([SIGNED_BY]).signatures([SIGNED_BY], SEPARATELY_APPROVED_CLAUSES);
  return paper.toBuffer();
}

const companyRows = (data: EngagementLetterData): KeyValue[] => [
  ['Ragione sociale', words(data.businessName)],
  ['Forma giuridica', words(data.legalForm)],
  [
    'Sede',
    joined(data.street, data.village, town(data.zip, data.city, data.province), data.region),
  ],
  ['Partita IVA', words(data.vat)],
  ['Codice fiscale', words(data.sSNCompany)],
  ['Codice univoco (SDI)', words(data.uniqueCode)],
  ['PEC', words(data.pec)],
  ['E-mail', words(data.email)],
  ['Telefono', words(data.phone)],
];

const representativeRows = (data: EngagementLetterData): KeyValue[] => [
  ['Nome e cognome', words(data.attorneyFirstName, data.attorneyLastName)],
  ['Codice fiscale', words(data.attorneySSN)],
  [
    'Residenza',
    joined(
      data.attorneyVillage,
      town(data.attorneyZip, data.attorneyCity ?? data.attorneyMunicipality, data.attorneyProvince),
      data.attorneyRegion,
    ),
  ],
  [
    'Documento',
    words(data.attorneyIDCardType, data.attorneyIDCardNumber && `n. ${data.attorneyIDCardNumber}`),
  ],
  ['Rilasciato da', words(data.attorneyIDCardIssuingAuthority)],
  ['Valido fino al', formatDay(data.attorneyIDCardExpiryDate) || null],
];

const providerRows = ({ name, address: seat, vat, pec }: ServiceProvider): KeyValue[] => [
  ['Denominazione', words(name)],
  ['Sede', words(seat)],
  ['Partita IVA', words(vat)],
  ['PEC', words(pec)],
];
