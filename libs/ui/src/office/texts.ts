/** What a table whose rows can be moved says, in one place to proofread. */
export const SORTABLE_TEXTS = {
  moveUp: 'Sposta su',
  moveUpRow: (row: string) => `Sposta su ${row}`,
  moveDown: 'Sposta giù',
  moveDownRow: (row: string) => `Sposta giù ${row}`,
  moved: (row: string, place: number, count: number) => `${row}: posto ${place} di ${count}.`,
} as const;
