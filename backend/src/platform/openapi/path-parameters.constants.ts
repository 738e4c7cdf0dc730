import type { ApiParamOptions } from '@nestjs/swagger';
import { ENEA_FILING_CODES } from '@pratiche/domain';
import { SETTING_KINDS } from '@pratiche/domain/settings';
import { MAX_ID } from '../http/id-param.pipe.js';

const idParameter = (name: string, description: string): ApiParamOptions => ({
  name,
  description,
  schema: { type: 'integer', minimum: 1, maximum: MAX_ID, example: 1 },
});
const textParameter = (name: string, description: string, example: string): ApiParamOptions => ({
  name,
  description,
  schema: { type: 'string', example },
});

/** The parameters of the paths, by name. */
export const PATH_PARAMETERS: Readonly<Record<string, ApiParamOptions>> = {
  id: idParameter('id', 'Number of what the path names: account, dossier, package …'),
  accountId: idParameter('accountId', 'Number of the account.'),
  moduleId: idParameter('moduleId', 'Number of the dossier.'),
  dossierId: idParameter('dossierId', 'Number of the dossier.'),
  noteId: idParameter('noteId', 'Number of the note.'),
  signatureId: idParameter('signatureId', 'Number of the signature.'),
  fileId: idParameter('fileId', 'Number of the file.'),
  requestId: idParameter('requestId', 'Number of the document request.'),
  invoiceId: idParameter('invoiceId', 'Number of the e-invoice.'),
  code: textParameter('code', 'Code of the document.', 'DELEGA'),
  extension: textParameter('extension', 'Format of the file.', 'csv'),
  fileName: textParameter('fileName', 'Name of the file.', 'Ricevuta'),
  key: textParameter('key', 'Number or fixed name of the file.', 'manuale'),
  filing: {
    name: 'filing',
    description: 'Declaration to ENEA.',
    enum: [...ENEA_FILING_CODES],
    enumName: 'EneaFiling',
    example: 'serramenti',
  },
  kind: {
    name: 'kind',
    description: 'Kind of setting.',
    enum: Object.keys(SETTING_KINDS),
    enumName: 'SettingKind',
    example: 'vatRate',
  },
  name: textParameter('name', 'Name, with characters of an address escaped.', 'Bergamo'),
  ssn: textParameter('ssn', 'Tax code.', 'RSSMRA80A01F205X'),
  token: textParameter('token', 'Code of a link that was sent.', 'q1w2e3r4t5'),
  zip: textParameter('zip', 'Postal code.', '24121'),
};
