import type { SettingHistoryDto } from '@pratiche/api';
import type {
  SiteChanges,
  SiteChoiceChange,
  SiteFieldChange,
  SiteQuestion,
} from '@pratiche/domain';

/** Parts that say which question or option a change is of. */
const NAMING_KEYS: readonly string[] = ['year', 'page', 'field', 'code'];

export const isSameQuestion = (a: SiteQuestion, b: SiteQuestion): boolean =>
  a.year === b.year && a.page === b.page && a.field === b.field;

export const findFieldChange = (changes: SiteChanges, question: SiteQuestion): number =>
  changes.fields.findIndex((change) => isSameQuestion(change, question));

export const findChoiceChange = (
  changes: SiteChanges,
  question: SiteQuestion & { code: string },
): number =>
  changes.choices.findIndex(
    (change) =>
      change.isAdded !== true && change.code === question.code && isSameQuestion(change, question),
  );

type Change = SiteFieldChange | SiteChoiceChange;

/** Leaves out what is as delivered: blank texts and marks that are off. */
const dropBlankParts = <Row extends Change>(row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([key, part]) =>
        NAMING_KEYS.includes(key) || (part !== undefined && part !== '' && part !== false),
    ),
  ) as Row;

const saysNothing = (row: Change): boolean =>
  Object.keys(row).every((key) => NAMING_KEYS.includes(key));

/** The changes with one written anew at its index, -1 for a new one; a change that says nothing goes. */
export function writeChange<Row extends Change>(
  rows: readonly Row[],
  index: number,
  next: Row,
): Row[] {
  const row = dropBlankParts(next);
  if (index === -1) return saysNothing(row) ? [...rows] : [...rows, row];
  return saysNothing(row) ? rows.toSpliced(index, 1) : rows.with(index, row);
}

/** The entry that confirmed what is confirmed on a day: its author and moment; `null` before it is saved. */
export function findConfirmation(
  { entries }: Pick<SettingHistoryDto, 'entries'>,
  day: string,
  isConfirmed: (changes: SiteChanges) => boolean,
): { author: string | null; createdAt: string } | null {
  const newestFirst = entries
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((a, b) =>
      a.validFrom === b.validFrom ? b.id - a.id : a.validFrom < b.validFrom ? 1 : -1,
    );
  const end = newestFirst.findIndex(({ value }) => !isConfirmed(value as SiteChanges));
  return newestFirst.slice(0, end === -1 ? undefined : end).at(-1) ?? null;
}
