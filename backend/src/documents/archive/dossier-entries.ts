import { archiveNames } from '@pratiche/domain';
import type { DocumentSet } from '../document-set.js';
import type { StoredFile } from '../dossier-files.js';
import type { ZipEntry } from './zip-files.js';

/** Files of a dossier as entries of a zip under names people read; what was attached to a rejection stays out. */
export function dossierEntries(
  files: readonly StoredFile[],
  set: DocumentSet,
  folder = '',
): ZipEntry[] {
  const shown = files.filter(({ purpose }) => purpose !== 'rejection' && purpose !== 'message');
  const names = archiveNames(
    shown.map(({ itemId, purpose, fileName }) => ({
      code: itemId === null ? purpose : (set.codeOf(itemId) ?? ''),
      name: itemId === null ? '' : set.nameOf(itemId),
      fileName,
    })),
  );
  return shown.map(({ created, storageKey, size }, index) => ({
    name: `${folder}${names[index] ?? ''}`,
    modified: created,
    content: { storageKey, size },
  }));
}

export const bytesOf = (entries: readonly ZipEntry[]): number =>
  entries.reduce(
    (sum, { content }) => sum + (Buffer.isBuffer(content) ? content.length : content.size),
    0,
  );
