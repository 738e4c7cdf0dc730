import type { AdminLibraryFile, LibraryFile } from '@pratiche/api';
import type { LibraryFileEntity } from './library-file.entity.js';

export const toLibraryFileDto = ({
  id,
  slug,
  title,
  description,
  kind,
  fileName,
  contentType,
  size,
  updated,
}: LibraryFileEntity): LibraryFile => ({
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

export const toAdminLibraryFileDto = (row: LibraryFileEntity): AdminLibraryFile => ({
  ...toLibraryFileDto(row),
  position: row.position,
  isPublished: row.published,
  created: row.created.toISOString(),
});
