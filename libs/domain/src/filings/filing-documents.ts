import {
  getStatus,
  type BackOfficeDocument,
  type StatusCode,
  type StatusNameSettings,
} from '../statuses/index.js';
import { ENEA_FILINGS, type EneaFiling } from './enea-filings.js';
import type { EnergySaving } from './energy-saving.js';

/** CPID or receipt of one declaration, with what is there of it. */
export interface FilingDocument {
  readonly name: BackOfficeDocument;
  readonly filing: EneaFiling;
  /** False when the dossier was changed since and no longer has the declaration. */
  readonly isRequired: boolean;
  /** Text of the CPID; always `null` of a receipt. */
  readonly cpid: string | null;
  readonly file: unknown;
  /** With the CPID of a declaration whose saving ENEA asks for; `null` until it is written. */
  readonly energySaving?: EnergySaving | null;
}

/** The CPID of a declaration. */
export interface FilingCpid {
  readonly filing: EneaFiling;
  readonly cpid: string;
}

/** What one declaration lacks of a document. */
export interface MissingFilingPart {
  readonly filing: EneaFiling;
  readonly lacksNumber: boolean;
  readonly lacksFile: boolean;
}

const DOCUMENT_NAMES: Readonly<Record<BackOfficeDocument, string>> = {
  CodiceCpid: 'il codice CPID',
  Ricevuta: 'la ricevuta',
};

/** What is missing of a document, declaration by declaration; empty when all is there. */
export const listMissingFilingParts = (
  name: BackOfficeDocument,
  documents: readonly FilingDocument[],
): MissingFilingPart[] =>
  documents
    .filter((one) => one.name === name && one.isRequired)
    .map(({ filing, cpid, file }) => ({
      filing,
      lacksNumber: name === 'CodiceCpid' && cpid === null,
      lacksFile: file === null,
    }))
    .filter(({ lacksNumber, lacksFile }) => lacksNumber || lacksFile);

/** Whether every declaration has the file of a document. */
export const hasEveryFilingFile = (
  name: BackOfficeDocument,
  documents: readonly FilingDocument[],
): boolean => {
  const required = documents.filter((one) => one.name === name && one.isRequired);
  return required.length > 0 && required.every(({ file }) => file !== null);
};

/** Italian message of a change of status that waits for CPID or receipt; `null` when nothing is missing. */
export function validateFilingDocuments(
  name: BackOfficeDocument,
  to: StatusCode,
  documents: readonly FilingDocument[],
  settings: StatusNameSettings,
): string | null {
  const missing = listMissingFilingParts(name, documents);
  if (missing.length === 0) return null;
  const required = documents.filter((one) => one.name === name && one.isRequired);
  const start = `Per passare allo stato «${getStatus(to, settings).name}» carica prima ${DOCUMENT_NAMES[name]}`;
  const details = describeMissingParts(name, missing, required.length > 1);
  return details === '' ? start : `${start}: ${details}`;
}

function describeMissingParts(
  name: BackOfficeDocument,
  missing: readonly MissingFilingPart[],
  hasSeveralFilings: boolean,
): string {
  if (name === 'Ricevuta')
    return hasSeveralFilings
      ? `manca per ${missing.map(({ filing }) => `«${ENEA_FILINGS[filing].label}»`).join(' e ')}`
      : '';
  return missing
    .map(
      (part) =>
        `${hasSeveralFilings ? `per «${ENEA_FILINGS[part.filing].label}» ` : ''}${describePart(part)}`,
    )
    .join('; ');
}

const describePart = ({ lacksNumber, lacksFile }: MissingFilingPart): string => {
  if (lacksNumber && lacksFile) return 'mancano numero e documento';
  return lacksNumber ? 'manca il numero' : 'manca il documento';
};

/** Name of a document; of one declaration where the dossier has several. */
export const formatFilingDocumentName = (
  documentName: string,
  filing: EneaFiling,
  hasSeveralFilings: boolean,
): string => (hasSeveralFilings ? `${documentName} – ${ENEA_FILINGS[filing].label}` : documentName);

/** The CPIDs in one sentence part: the text alone, or each with its declaration; `null` without any. */
export function formatCpidList(cpids: readonly FilingCpid[]): string | null {
  const [only] = cpids;
  if (only === undefined) return null;
  if (cpids.length === 1) return `codice CPID ${only.cpid}`;
  return `codici CPID ${cpids.map(({ filing, cpid }) => `${cpid} (${ENEA_FILINGS[filing].label})`).join(' e ')}`;
}

/** A CPID that another one took the place of. */
export interface ReplacedCpid extends FilingCpid {
  /** `null` where only the document of the earlier CPID was kept. */
  readonly formerCpid: string | null;
}

/** "Serramenti: codice CPID A1 al posto di B2". */
export const formatReplacedCpid = ({ filing, cpid, formerCpid }: ReplacedCpid): string =>
  `${ENEA_FILINGS[filing].label}: codice CPID ${cpid}${formerCpid === null ? '' : ` al posto di ${formerCpid}`}`;
