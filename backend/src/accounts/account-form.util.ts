import type { FieldError } from '@pratiche/domain';
import { FILE_REQUIRED_MESSAGE } from '@pratiche/domain/accounts';
import { badRequest } from '../platform/http/index.js';
import type { MultipartFields, ReceivedFile } from '../platform/files/upload-intake.service.js';

const INVALID_DATA_MESSAGE = 'Alcuni dati non sono validi: controlla i campi indicati.';

/** The field `user` of a form with files. @throws 400 */
export function parseUserField(fields: MultipartFields): unknown {
  try {
    return JSON.parse(fields['user'] ?? '') as unknown;
  } catch {
    throw badRequest(
      'I dati della richiesta non sono leggibili: ricarica la pagina e riprova.',
      'invalid-data',
      { errors: [{ field: 'user', message: 'Dati non leggibili.' }] },
    );
  }
}

/** @throws 400 naming every field */
export function throwIfFieldErrors(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw badRequest(INVALID_DATA_MESSAGE, 'invalid-data', { errors });
}

/** Returns every required file. @throws 400 naming the missing files */
export function requireAllFiles<Name extends string>(
  names: readonly Name[],
  files: Partial<Record<Name, ReceivedFile>>,
): Record<Name, ReceivedFile> {
  throwIfFieldErrors(
    names
      .filter((name) => files[name] === undefined)
      .map((field) => ({ field, message: FILE_REQUIRED_MESSAGE })),
  );
  return files as Record<Name, ReceivedFile>;
}
