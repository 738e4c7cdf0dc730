import { REGISTRATION_FILE_LABELS, REGISTRATION_FILES } from '@pratiche/domain';
import type { ZipEntry } from '../../platform/zip/zip.types.js';
import type { AccountFile } from './account-file.entity.js';

/** Files of an account as entries of a zip, named by what they are; only the ending is the sender's. */
export function toZipEntries(files: readonly AccountFile[], folder = ''): ZipEntry[] {
  return REGISTRATION_FILES.flatMap((purpose) =>
    files.filter((file) => file.purpose === purpose),
  ).map(({ purpose, fileName, created, storageKey, size }) => ({
    name: `${folder}${REGISTRATION_FILE_LABELS[purpose].replace(/[^\p{L}\d]+/gu, ' ').trim()}${/\.[a-z0-9]{2,5}$/i.exec(fileName)?.[0].toLowerCase() ?? ''}`,
    modified: created,
    content: { storageKey, size },
  }));
}
