import type { EneaSheetBlock } from './enea-sheet-types.js';

/** A block as lines `label: value`, for a clipboard or a plain document. Unanswered questions are left out. */
export function formatEneaSheetBlock(block: EneaSheetBlock): string {
  const lines = block.fields
    .filter(({ value }) => value !== null)
    .map(({ label, value }) => `${label}: ${value?.copied ?? ''}`);
  return [block.title, ...lines].join('\n');
}
