/** Reasons are kept in a column of so many characters. */
const REASON_MAX = 2_000;
/** Reasons are stored with these words, by which they are known again. */
const CHANGED_PRINT = 'è cambiato un dato stampato';
/** People who read them sign documents, and print none. */
const SHOWN_CHANGE = 'è cambiato un dato che compare nei documenti firmati';

/**
 * Why a signature ended whose paper would print something else now.
 * @param changes as `listPrintChanges` words them
 */
export const describeEndByChange = (changes: readonly string[]): string =>
  `${CHANGED_PRINT} (${changes.join('; ')})`.slice(0, REASON_MAX);

/** Whether a reason is one of {@link describeEndByChange}. */
export const isEndByChange = (reason: string): boolean => reason.startsWith(CHANGED_PRINT);

/** The same for people to read, with its first change alone; any other reason as it is. */
export const shortenEndByChange = (reason: string): string =>
  isEndByChange(reason)
    ? reason.replace(FIRST_CHANGE, '$1; e altri dati)').replace(CHANGED_PRINT, SHOWN_CHANGE)
    : reason;

/** Up to the semicolon that ends the first change; those within a quoted value belong to it. */
const FIRST_CHANGE = /^((?:[^«;]|«[^»]*»)*);.*/s;

const PUBLIC_ENDS: Readonly<Record<string, string>> = {
  withdrawn: 'chi ha firmato ha ritirato la firma',
  voided: 'il documento o un dato stampato è cambiato dopo la firma',
};

/**
 * Why a signature ended, for everyone who has the code of the paper: never what a person wrote, and
 * no printed value.
 */
export const describePublicEnd = (events: readonly { type: string }[]): string | null =>
  PUBLIC_ENDS[events.findLast(({ type }) => type in PUBLIC_ENDS)?.type ?? ''] ?? null;

/** Papers by their titles, in a sentence: "«Delega», «Requisiti» e «Atto»". */
export const quoteTitles = (titles: readonly string[]): string =>
  titles
    .map((title) => `«${title}»`)
    .join(', ')
    .replace(/, (?=«[^»]*»$)/, ' e ');
