import type { Role } from '../access/index.js';

/** Longest note. */
export const NOTE_MAX = 2000;

/** Hours in which the author of a note may withdraw it; a SuperAdmin always may. */
export const NOTE_WITHDRAWAL_HOURS = 24;

/** Someone who can be called by name in a note. */
export interface Colleague {
  id: number;
  name: string;
}

/** Why a note may not be withdrawn; `null` when it may. */
export function validateNoteWithdrawal(
  { authorId, at }: { authorId: number; at: Date },
  { id, role }: { id: number; role: Role },
  now: Date,
): string | null {
  if (role === 'SuperAdmin') return null;
  if (authorId !== id)
    return 'Puoi ritirare solo le tue note: per quelle dei colleghi chiedi a un SuperAdmin.';
  return now.getTime() - at.getTime() > NOTE_WITHDRAWAL_HOURS * 3_600_000
    ? `Puoi ritirare una nota entro ${NOTE_WITHDRAWAL_HOURS} ore: per una più vecchia chiedi a un SuperAdmin.`
    : null;
}

const WORD = /[\p{L}\p{N}]/u;

/** Where a name behind an "@" ends, or -1; the name must be a whole word. */
function findNameEnd(text: string, start: number, name: string): number {
  const end = start + name.length;
  const isSame =
    text.slice(start, end).toLocaleLowerCase('it') === name.toLocaleLowerCase('it') && name !== '';
  return isSame && !WORD.test(text.charAt(end)) ? end : -1;
}

/** Whether an "@" begins a mention: in an e-mail address it follows a letter. */
const beginsMention = (text: string, at: number): boolean =>
  text[at] === '@' && !WORD.test(text.charAt(at - 1));

/** A part of a note: a mention, or the text between two. */
export interface NotePart {
  text: string;
  isMention: boolean;
}

/** Splits a note at "@Anna Bianchi"; of two names that fit, the longer one counts. */
export function splitNote(text: string, names: readonly string[]): NotePart[] {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const parts: NotePart[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (!beginsMention(text, at)) continue;
    const end = longestFirst
      .map((name) => findNameEnd(text, at + 1, name))
      .find((position) => position !== -1);
    if (end === undefined) continue;
    if (at > from) parts.push({ text: text.slice(from, at), isMention: false });
    parts.push({ text: text.slice(at, end), isMention: true });
    from = end;
    at = end - 1;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMention: false });
  return parts;
}

/** The colleagues that a note calls by name; all of those who share it. */
export function listMentions<T extends Colleague>(text: string, colleagues: readonly T[]): T[] {
  const called = new Set(
    splitNote(
      text,
      colleagues.map(({ name }) => name),
    )
      .filter(({ isMention }) => isMention)
      .map((part) => part.text.slice(1).toLocaleLowerCase('it')),
  );
  return colleagues.filter(({ name }) => called.has(name.toLocaleLowerCase('it')));
}

/** What is being typed behind an "@": where that "@" is, and the beginning of a name. */
export interface MentionQuery {
  start: number;
  query: string;
}

const MAX_QUERY = 60;

/** The mention that the caret stands in; `null` where none begins on its line. */
export function findMentionQuery(text: string, caret: number): MentionQuery | null {
  const start = text.slice(0, caret).lastIndexOf('@');
  if (start === -1 || !beginsMention(text, start)) return null;
  const query = text.slice(start + 1, caret);
  return query.length > MAX_QUERY || query.includes('\n') || query.startsWith(' ')
    ? null
    : { start, query };
}

/** Colleagues with a name, or a word of it, that begins so; none once the name is whole. */
export function listMentionOffers<T extends Colleague>(
  query: string,
  colleagues: readonly T[],
): T[] {
  const begun = query.toLocaleLowerCase('it');
  return colleagues.filter(({ name }) => {
    const whole = name.toLocaleLowerCase('it');
    return (
      whole !== begun &&
      (whole.startsWith(begun) || whole.split(' ').some((word) => word.startsWith(begun)))
    );
  });
}

/** Puts the whole name in the place of what was typed of it. */
export function insertMention(
  text: string,
  { start, query }: MentionQuery,
  name: string,
): { text: string; caret: number } {
  const before = `${text.slice(0, start)}@${name} `;
  return {
    text: before + text.slice(start + 1 + query.length).replace(/^ /, ''),
    caret: before.length,
  };
}
