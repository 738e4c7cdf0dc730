import type { BackOfficeDocument, FilingFileName } from '@pratiche/domain';
import type { MultipartFields } from '../platform/files/upload-intake.service.js';
import { badRequest } from '../platform/http/index.js';
import { validateDto } from '../platform/validation/index.js';

/** Form field of the file. */
export const UPLOAD_FIELD = 'file';
/** That of the document of a corrected CPID. */
export const CPID_FILE_FIELD = 'cpidFile';

const INVALID_FORM_MESSAGE = 'I dati del caricamento non sono validi: controlla i campi indicati.';

export const isBackOfficeDocument = (item: string): item is BackOfficeDocument =>
  item === 'Ricevuta' || item === 'CodiceCpid';

export const isFilingFileName = (item: string): item is FilingFileName =>
  isBackOfficeDocument(item) || item === 'Risparmio';

/** Reads the fields beside an uploaded file. @throws 400 with the fields that are wrong */
export const readUploadForm = <Form extends object>(
  form: new () => Form,
  fields: MultipartFields,
): Form => validateDto(form, fields, { message: INVALID_FORM_MESSAGE });

export const createFieldProblem = (field: string, message: string) =>
  badRequest(INVALID_FORM_MESSAGE, 'invalid-data', { errors: [{ field, message }] });

/** Whether the fields came before the file; otherwise they are checked after the whole upload. */
export const hasTargetFields = (fields: MultipartFields): boolean =>
  fields['dir'] !== undefined && fields['id'] !== undefined;
