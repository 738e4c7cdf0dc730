import { describeForeignFile, findForeignKindByName, hasAcceptedExtension } from '@pratiche/domain';
import { useState } from 'react';

interface AcceptedFilesOptions {
  /** As of the `accept` attribute. */
  accept: string;
  multiple: boolean;
  maxBytes: number;
  /** Messages for files of another kind, and for larger ones. */
  wrongKind: string;
  tooLarge: string;
  onFiles: (files: File[]) => void;
}

export interface AcceptedFiles {
  /** Why files were refused. */
  refused: string | null;
  takeFiles: (list: Iterable<File>) => void;
}

/** Passes on the files of the right kind and size, and says why the others are refused. */
export function useAcceptedFiles(options: AcceptedFilesOptions): AcceptedFiles {
  const { accept, multiple, maxBytes, wrongKind, tooLarge, onFiles } = options;
  const [refused, setRefused] = useState<string | null>(null);

  function takeFiles(list: Iterable<File>) {
    const files = [...list].slice(0, multiple ? undefined : 1);
    const known = files.filter(({ name }) => hasAcceptedExtension(name, accept));
    const small = known.filter((file) => file.size <= maxBytes);
    const left =
      known.length < files.length
        ? files.filter((file) => !known.includes(file))
        : known.filter((file) => !small.includes(file));
    const [first] = left;
    // Documents may be PDF, so a Word file is told how to become one.
    const foreign =
      first !== undefined && hasAcceptedExtension('documento.pdf', accept)
        ? findForeignKindByName(first.name)
        : null;
    const kindMessage = foreign === null ? wrongKind : describeForeignFile(foreign);
    const why = known.length < files.length ? kindMessage : tooLarge;
    // With several files the message names the rejected one.
    setRefused(
      left.length === 0
        ? null
        : files.length === 1
          ? why
          : `${left.map(({ name }) => name).join(', ')}: ${why}`,
    );
    if (small.length > 0) onFiles(small);
  }

  return { refused, takeFiles };
}
