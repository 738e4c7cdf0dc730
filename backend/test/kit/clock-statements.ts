/** Statements that the clock asks for, not a request: newest settings, imports of municipalities, sessions ended since, counted rows. */
export const ASKED_BY_THE_CLOCK =
  /MAX\(id\) AS id FROM settings|municipality_imports|["`]ended["`] >|TABLE_STATISTICS/;
