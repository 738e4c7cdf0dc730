import { isCopied } from './copied-fields.js';
import type { EneaSheetBlock } from './enea-sheet-types.js';

/** A block as lines `label: value`, for a clipboard or a plain document. Unanswered questions, and what ENEA does not ask, are left out. */
export function formatEneaSheetBlock(block: EneaSheetBlock): string {
  const lines = block.fields
    .filter(isCopied)
    .map(({ label, value }) => `${label}: ${value?.copied ?? ''}`);
  return [block.title, ...lines].join('\n');
}
