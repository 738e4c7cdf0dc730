import type { LibraryFileEntity } from './library-file.entity.js';
import type { AdminLibraryFileDto, LibraryFileDto } from './dto/library-file.dto.js';

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
}: LibraryFileEntity): LibraryFileDto => ({
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

export const toAdminLibraryFileDto = (row: LibraryFileEntity): AdminLibraryFileDto => ({
  ...toLibraryFileDto(row),
  position: row.position,
  isPublished: row.published,
  created: row.created.toISOString(),
});
