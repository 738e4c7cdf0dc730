/** Documents of several papers: a new invoice may belong beside the one that an operator points at. */
const DOCUMENTS_OF_SEVERAL_PAPERS: ReadonlySet<string> = new Set(['FATTURA', 'BONIFICO', 'FOTO']);

/**
 * The file that a new one replaces where the document as a whole is marked for correction.
 * @returns `null` when there is none, `ask` when only the fitter knows
 */
export function findReplacedFileId(
  code: string,
  fileIds: readonly number[],
): number | 'ask' | null {
  const [only] = fileIds;
  if (only === undefined) return null;
  return fileIds.length > 1 || DOCUMENTS_OF_SEVERAL_PAPERS.has(code) ? 'ask' : only;
}
