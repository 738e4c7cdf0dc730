/** Words that operators use again and again when they send a dossier back. */
export interface ReturnReasonTemplate {
  title: string;
  text: string;
  /** Offered when a dossier is rejected; else when corrections are asked for. */
  isForRejection: boolean;
  /** What it is about: names of fields, and codes of documents. */
  points?: string[];
}

/** Those of the kind of return, in the order of the setting. */
export const listReturnReasons = (
  templates: readonly ReturnReasonTemplate[],
  isRejection: boolean,
): ReturnReasonTemplate[] =>
  templates.filter(({ isForRejection }) => isForRejection === isRejection);

/** The text after a template was chosen: below what was written before, never twice. */
export function addReturnReason(written: string | null, { text }: ReturnReasonTemplate): string {
  const before = (written ?? '').trim();
  if (before.includes(text)) return before;
  return before === '' ? text : `${before}\n${text}`;
}

/** Whether the words of a template are in the text as they were added. */
export const hasReturnReason = (
  written: string | null,
  { text }: Pick<ReturnReasonTemplate, 'text'>,
): boolean => (written ?? '').includes(text);

/** The text after a template was taken back: what was written around it stays. */
export function dropReturnReason(
  written: string | null,
  { text }: Pick<ReturnReasonTemplate, 'text'>,
): string {
  return (written ?? '')
    .split(text)
    .map((part) => part.replace(/^[ \t]*\n|\n[ \t]*$/g, ''))
    .filter((part) => part.trim() !== '')
    .join('\n');
}

/** The ready texts of corrections under each title, in the order of the setting. */
export function groupCorrectionTexts(
  templates: readonly ReturnReasonTemplate[],
): { title: string; texts: string[] }[] {
  const corrections = listReturnReasons(templates, false);
  return [...new Set(corrections.map(({ title }) => title))].map((title) => ({
    title,
    texts: corrections.flatMap((row) => (row.title === title ? [row.text] : [])),
  }));
}
