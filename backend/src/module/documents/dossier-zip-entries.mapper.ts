import { ENEA_FILINGS, buildZipEntryNames } from '@pratiche/domain';
import type { DocumentSetService } from './document-set.service.js';
import type { StoredFile } from './dossier-file.repository.js';
import type { ZipEntry } from '../../platform/zip/zip.types.js';

/** Files of a dossier as zip entries with readable names; attachments of rejections and messages are left out. */
export function toDossierZipEntries(
  files: readonly StoredFile[],
  set: DocumentSetService,
  folder = '',
): ZipEntry[] {
  const shown = files.filter(({ purpose }) => purpose !== 'rejection' && purpose !== 'message');
  const hasSeveralFilings = new Set(shown.flatMap(({ filing }) => filing ?? [])).size > 1;
  const names = buildZipEntryNames(
    shown.map(({ itemId, purpose, fileName, filing }) => ({
      code: itemId === null ? purpose : (set.findItemCode(itemId) ?? ''),
      name: itemId === null ? '' : set.findItemName(itemId),
      fileName,
      filing: hasSeveralFilings && filing !== null ? ENEA_FILINGS[filing].label : '',
    })),
  );
  return shown.map(({ created, storageKey, size }, index) => ({
    name: `${folder}${names[index] ?? ''}`,
    modified: created,
    content: { storageKey, size },
  }));
}

export const sumZipEntryBytes = (entries: readonly ZipEntry[]): number =>
  entries.reduce(
    (sum, { content }) =>
      sum + (typeof content === 'function' ? 0 : 'size' in content ? content.size : content.length),
    0,
  );
