import type { LibraryKind, AllRules } from '@pratiche/domain';
import type { PdfDocumentBuilder } from '../../platform/pdf/index.js';

/** A file the portal brings along and writes itself. */
export interface StarterFile {
  slug: string;
  kind: LibraryKind;
  title: string;
  description: string;
  render: (paper: PdfDocumentBuilder, rules: AllRules) => void;
}

/** Empty lines of a form to fill by hand. */
export const createBlankRows = (
  rows: number,
  cells: number,
  numbered = true,
): (string | null)[][] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cells }, (_cell, cell) =>
      numbered && cell === 0 ? String(row + 1) : null,
    ),
  );
