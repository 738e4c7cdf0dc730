import {
  ENEA_FILING_CODES,
  isEneaFiling,
  normalizeCpid,
  REQUIRED_MESSAGE,
  validateCpid,
  type BackOfficeDocument,
  type EneaFiling,
} from '@pratiche/domain';
import { badRequest, MAX_ID } from '../platform/http/index.js';
import type { MultipartFields } from '../platform/files/upload-intake.service.js';

/** Form field of the file. */
export const UPLOAD_FIELD = 'file';

export const UNKNOWN_FILING_MESSAGE = `Dichiarazione ENEA non prevista: indica ${ENEA_FILING_CODES.join(', ')}.`;

export const isBackOfficeDocument = (item: string): item is BackOfficeDocument =>
  item === 'Ricevuta' || item === 'CodiceCpid';

/** The dossier and the document that an upload names. */
export interface UploadTarget {
  accountId: number;
  dossierId: number;
  item: string;
}

/** Whether the upload leaves its dossier to be found. */
export const hasNoFolder = (fields: MultipartFields): boolean => (fields['dir'] ?? '') === '';

/** Reads `dir` (`{accountId}/{moduleId}`), `id` and, if given, `moduleId`. @throws 400 */
export function parseUploadTarget(fields: MultipartFields): UploadTarget {
  const match = /^([1-9]\d{0,9})\/([1-9]\d{0,9})$/.exec(fields['dir'] ?? '');
  const [accountId, dossierId] = [Number(match?.[1] ?? 0), Number(match?.[2] ?? 0)];
  if (accountId === 0 || accountId > MAX_ID || dossierId > MAX_ID)
    throw createFieldProblem('dir', 'Cartella di destinazione non valida.');
  if (fields['moduleId'] !== undefined && fields['moduleId'] !== String(dossierId))
    throw createFieldProblem('moduleId', 'Non corrisponde alla cartella.');
  return { accountId, dossierId, item: parseItem(fields) };
}

/** Reads the `id` of the document. @throws 400 */
export function parseItem(fields: MultipartFields): string {
  const item = fields['id'] ?? '';
  if (item === '') throw createFieldProblem('id', REQUIRED_MESSAGE);
  return item;
}

/** Reads `filing`, if given. @throws 400 */
export function parseFiling(fields: MultipartFields): EneaFiling | null {
  const filing = fields['filing'] ?? '';
  if (filing === '') return null;
  if (!isEneaFiling(filing)) throw createFieldProblem('filing', UNKNOWN_FILING_MESSAGE);
  return filing;
}

/** Reads the text of the CPID, if given. @throws 400 */
export function parseCpid(fields: MultipartFields): string | null {
  const cpid = normalizeCpid(fields['cpid'] ?? '');
  if (cpid === '') return null;
  const refusal = validateCpid(cpid);
  if (refusal !== null) throw createFieldProblem('cpid', refusal);
  return cpid;
}

export const createFieldProblem = (field: string, message: string) =>
  badRequest(
    'I dati del caricamento non sono validi: controlla i campi indicati.',
    'invalid-data',
    { errors: [{ field, message }] },
  );

/** Whether the fields came before the file; otherwise they are checked after the whole upload. */
export const hasTargetFields = (fields: MultipartFields): boolean =>
  fields['dir'] !== undefined && fields['id'] !== undefined;
