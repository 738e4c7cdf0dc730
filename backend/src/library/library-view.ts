import type { AdminLibraryFile, LibraryFile } from '@pratiche/api';
import type { LibraryFileRow } from './library-file.entity.js';

export const fileView = ({
  id,
  slug,
  title,
  description,
  kind,
  fileName,
  contentType,
  size,
  updated,
}: LibraryFileRow): LibraryFile => ({
  id,
  slug,
  title,
  description,
  kind,
  fileName,
  contentType,
  size,
  updated: updated.toISOString(),
});

export const adminView = (row: LibraryFileRow): AdminLibraryFile => ({
  ...fileView(row),
  position: row.position,
  isPublished: row.published,
  created: row.created.toISOString(),
});
