import type { CustomerPreviewDto } from '@pratiche/api';

/** How many drafts a list of customers makes. */
export const countImportableLines = (
  { lines }: CustomerPreviewDto,
  withDuplicates: boolean,
): number =>
  lines.filter(
    ({ problem, duplicateOf }) => problem === null && (withDuplicates || duplicateOf === null),
  ).length;
