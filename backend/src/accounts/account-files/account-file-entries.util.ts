import { REGISTRATION_FILE_LABELS, REGISTRATION_FILES } from '@pratiche/domain/accounts';
import type { ZipEntry } from '../../platform/zip/zip.types.js';
import type { AccountFile } from './account-file.entity.js';

type StoredFile = Pick<AccountFile, 'purpose' | 'fileName' | 'created' | 'storageKey' | 'size'>;

/**
 * Converts files of an account to zip entries named by their type; only the extension comes from
 * the uploaded file.
 */
export function toZipEntries(files: readonly StoredFile[], folder = ''): ZipEntry[] {
  return REGISTRATION_FILES.flatMap((purpose) =>
    files.filter((file) => file.purpose === purpose),
  ).map(({ purpose, fileName, created, storageKey, size }) => ({
    name: `${folder}${REGISTRATION_FILE_LABELS[purpose].replace(/[^\p{L}\d]+/gu, ' ').trim()}${/\.[a-z0-9]{2,5}$/i.exec(fileName)?.[0].toLowerCase() ?? ''}`,
    modified: created,
    content: { storageKey, size },
  }));
}

/** As they are looked through: the contract, then the identity document. */
export const sortPapers = <File extends Pick<AccountFile, 'purpose'>>(
  files: readonly File[],
): File[] =>
  (['contract', 'ciFront', 'ciRear'] as const).flatMap((purpose) =>
    files.filter((file) => file.purpose === purpose),
  );
