import { ECOBONUS_2026 } from './ecobonus-site.js';
import type { SiteField, SiteForm } from './enea-site-types.js';
import { listOwnValues } from './own-values.js';
import { describeSite, type SiteChoiceChange, type SiteQuestion } from './site-changes.js';

/** Rows as they come, before their parts are checked. */
type Rows = readonly Readonly<Record<string, unknown>>[];

/** Characters of all changes of a list: a row of settings holds no more of two. */
const MAX_CHARACTERS = 30_000;

const findSizeFault = (rows: Rows): string | null =>
  JSON.stringify(rows).length <= MAX_CHARACTERS
    ? null
    : 'Le modifiche del sito sono troppe: togli quelle degli anni passati.';

const findQuestion = ({ pages }: SiteForm, { page, field }: SiteQuestion): SiteField | undefined =>
  pages.find(({ key }) => key === page)?.fields.find(({ id }) => id === field);

const nameQuestion = ({ page, field }: SiteQuestion): string =>
  `«${findQuestion(ECOBONUS_2026, { year: 0, page, field })?.label ?? field}»`;

const isKnown = (change: SiteQuestion): boolean =>
  findQuestion(ECOBONUS_2026, change) !== undefined;

/** Italian fault of a question that the page beside it does not have. */
export function findSiteQuestionFault(
  field: unknown,
  { page }: Readonly<Record<string, unknown>>,
): string | null {
  const question = { year: 0, page: String(page), field: String(field) };
  return isKnown(question)
    ? null
    : `La pagina «${question.page}» del sito non ha la domanda «${question.field}».`;
}

/** The first row that says the same as one before it. */
function findRepeated<Change>(
  changes: readonly Change[],
  toKey: (change: Change) => string | null,
): Change | undefined {
  const seen = new Set<string>();
  return changes.find((change) => {
    const key = toKey(change);
    const isRepeated = key !== null && seen.has(key);
    if (key !== null) seen.add(key);
    return isRepeated;
  });
}

const toQuestionKey = ({ year, page, field }: SiteQuestion): string => `${year} ${page} ${field}`;

/** Italian fault of the changes of known questions together; `null` where they fit the site. */
export function findSiteFieldsFault(rows: Rows): string | null {
  const changes = (rows as unknown as readonly SiteQuestion[]).filter(isKnown);
  const repeated = findRepeated(changes, toQuestionKey);
  return (
    findSizeFault(rows) ??
    (repeated === undefined
      ? null
      : `La domanda ${nameQuestion(repeated)} ha due modifiche per il ${repeated.year}.`)
  );
}

/** Tells options that a change may name: delivered ones, and those added for its year or before. */
const hasOption = (change: SiteChoiceChange, changes: readonly SiteChoiceChange[]): boolean =>
  findQuestion(ECOBONUS_2026, change)?.choices?.some(({ code }) => code === change.code) === true ||
  changes.some(
    (other) =>
      other.isAdded === true &&
      other.page === change.page &&
      other.field === change.field &&
      other.code === change.code &&
      other.year <= change.year,
  );

function findChoiceFault(
  change: SiteChoiceChange,
  changes: readonly SiteChoiceChange[],
): string | null {
  const question = nameQuestion(change);
  if (change.isAdded === true) return findAddedFault(change, question);
  return hasOption(change, changes)
    ? null
    : `${question} non ha una voce con il codice ${change.code}.`;
}

function findAddedFault(change: SiteChoiceChange, question: string): string | null {
  const delivered = findQuestion(ECOBONUS_2026, change);
  if (delivered?.choices === undefined) return `${question} non ha voci: non puoi aggiungerne.`;
  if ((change.label ?? '').trim() === '')
    return `Scrivi le parole della voce ${change.code} aggiunta a ${question}.`;
  const { value } = change;
  const own = listOwnValues(change.page, delivered);
  return value === undefined || value === null || own.some((choice) => choice.value === value)
    ? null
    : `«${value}» non è un nostro valore di ${question}.`;
}

/** Two options of a question with one code, in the form of a year. */
function findRepeatedCode(changes: readonly SiteChoiceChange[]): string | null {
  for (const year of new Set(changes.map((change) => change.year))) {
    const form = describeSite({ fields: [], choices: [...changes] }, year);
    for (const change of changes) {
      const repeated = findRepeated(findQuestion(form, change)?.choices ?? [], ({ code }) => code);
      if (repeated !== undefined)
        return `Due voci di ${nameQuestion(change)} hanno il codice ${repeated.code}.`;
    }
  }
  return null;
}

/** Italian fault of the changes of options of known questions together; `null` where they fit the site. */
export function findSiteChoicesFault(rows: Rows): string | null {
  const changes = (rows as unknown as readonly SiteChoiceChange[]).filter(isKnown);
  const fault =
    findSizeFault(rows) ?? changes.map((change) => findChoiceFault(change, changes)).find(Boolean);
  if (fault) return fault;
  const doubled = findRepeated(changes, (change) => `${toQuestionKey(change)} ${change.code}`);
  if (doubled !== undefined)
    return `La voce ${doubled.code} di ${nameQuestion(doubled)} ha due modifiche per il ${doubled.year}.`;
  const valued = findRepeated(changes, (change) =>
    change.value === undefined || change.value === null
      ? null
      : `${toQuestionKey(change)} ${change.value}`,
  );
  return valued === undefined
    ? findRepeatedCode(changes)
    : `Due voci aggiunte a ${nameQuestion(valued)} stanno per lo stesso nostro valore.`;
}
