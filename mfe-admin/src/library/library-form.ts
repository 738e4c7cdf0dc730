import type { AdminLibraryFileDto, LibraryRequestDto } from '@pratiche/api';
import { REQUIRED_MESSAGE, type FieldError, type LibraryKind } from '@pratiche/domain';
import { FILE_TEXTS } from './texts.js';

export interface LibraryFormValues {
  title: string | null;
  description: string | null;
  kind: LibraryKind;
  position: number | null;
  isPublished: boolean;
  file: File | null;
}

const DEFAULT_POSITION = 100;

/** The form of a file of the library; `null` for a new one. */
export const toLibraryForm = (file: AdminLibraryFileDto | null): LibraryFormValues => ({
  title: file?.title ?? null,
  description: file?.description ?? null,
  kind: file?.kind ?? 'document',
  position: file?.position ?? DEFAULT_POSITION,
  // A place is published with its file.
  isPublished: file === null || file.fileName === '' || file.isPublished,
  file: null,
});

/** A title always, the file only for a new document. */
export const libraryRules =
  (isNew: boolean) =>
  ({ title, file }: LibraryFormValues): FieldError[] => [
    ...(title === null ? [{ field: 'title', message: REQUIRED_MESSAGE }] : []),
    ...(isNew && file === null ? [{ field: 'file', message: FILE_TEXTS.fileRequired }] : []),
  ];

export const toLibraryInput = ({
  title,
  description,
  kind,
  position,
  isPublished,
}: LibraryFormValues): LibraryRequestDto => ({
  title: title ?? '',
  description: description ?? '',
  kind,
  position: position ?? 0,
  isPublished,
});
