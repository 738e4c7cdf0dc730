import type { LibraryKind } from '@pratiche/api';

/** Kinds of files with the words people read. */
export const LIBRARY_KINDS = [
  { value: 'manual', label: 'Manuale' },
  { value: 'guide', label: 'Guida' },
  { value: 'document', label: 'Documento utile' },
] as const satisfies readonly { value: LibraryKind; label: string }[];
