/** Kinds of files of the library: all users open manuals and guides; a document needs a first package. */
export const LIBRARY_KINDS = [
  { value: 'manual', label: 'Manuale' },
  { value: 'guide', label: 'Guida' },
  { value: 'document', label: 'Documento utile' },
] as const;

export type LibraryKind = (typeof LIBRARY_KINDS)[number]['value'];
