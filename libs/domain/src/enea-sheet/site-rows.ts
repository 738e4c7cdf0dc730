import { getBuiltInLabel, listChoices, type Choice } from '../enumerations/index.js';
import {
  ECOBONUS_2026,
  findSiteAdvice,
  findSiteChoice,
  getSiteField,
  listSiteFields,
  type SiteField,
  type SitePageKey,
} from '../enea-site/index.js';
import type {
  EneaSheetRow,
  EneaSheetValue,
  SheetContext,
  SheetSettings,
} from './enea-sheet-types.js';
import { toDateValue, toFlagValue, toNumberValue, toTextValue } from './enea-sheet-row-builders.js';

type Source = Readonly<Record<string, unknown>>;

/** ENEA asks for it, and the dossier does not say it. */
export const CHOOSE_ON_SITE_LABEL = 'scegli sul sito';

interface SiteRowOptions {
  /** Shutters answer the questions of shadings with fields of their own. */
  isShutter?: boolean;
  /** Our choices, where the back office may name their values. */
  choices?: readonly Choice[];
}

/** The word of the site, or the one that the back office wrote in its place. */
function nameChoice(
  label: string,
  value: string | number,
  choices: readonly Choice[] | undefined,
  settings: SheetSettings,
): string {
  if (choices === undefined) return label;
  const word = getBuiltInLabel(listChoices(choices, settings), value);
  return word === getBuiltInLabel(choices, value) ? label : word;
}

function readChoice(
  field: SiteField,
  value: unknown,
  { isShutter = false, choices }: SiteRowOptions,
  settings: SheetSettings,
): EneaSheetValue | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const choice = findSiteChoice(field, value, isShutter ? 'shutters' : 'ours');
  return toTextValue(choice && nameChoice(choice.label, value, choices, settings));
}

const readers: Readonly<
  Record<Exclude<SiteField['kind'], 'choice'>, (value: unknown) => EneaSheetValue | null>
> = {
  text: toTextValue,
  municipality: toTextValue,
  number: toNumberValue,
  date: toDateValue,
  flag: toFlagValue,
};

/** The hint of a question without a value: what the site has for it, or that it is to be chosen there. */
function adviseOn(field: SiteField, value: unknown): string | null {
  if (typeof value === 'string' || typeof value === 'number') {
    return findSiteAdvice(field, value);
  }
  return field.kind === 'choice' && field.isRequired !== true ? CHOOSE_ON_SITE_LABEL : null;
}

/** The parts of a row that say how the site words a question, and how sure that is. */
export const askOnSite = (
  page: SitePageKey,
  id: string,
): Required<Pick<EneaSheetRow<unknown>, 'label' | 'nameIn' | 'isUnsure'>> => ({
  label: getSiteField(ECOBONUS_2026, page, id).label,
  nameIn: ({ site }) => getSiteField(site, page, id).label,
  isUnsure: (_source, { site }) => getSiteField(site, page, id).certainty !== 'twice',
});

/** Tells answers whose question or option has not been seen on the site often enough. */
function isUnsureAnswer(field: SiteField, value: unknown, isShutter: boolean): boolean {
  const choice =
    typeof value === 'string' || typeof value === 'number'
      ? findSiteChoice(field, value, isShutter ? 'shutters' : 'ours')
      : null;
  return field.certainty !== 'twice' || (choice?.certainty ?? 'twice') !== 'twice';
}

/** The row of a question of the site that a field of ours answers. */
export function createSiteRow<T extends object>(
  page: SitePageKey,
  id: string,
  options: SiteRowOptions = {},
): EneaSheetRow<T> {
  const { isShutter = false } = options;
  const field = getSiteField(ECOBONUS_2026, page, id);
  const askedAs = ({ site }: SheetContext) => getSiteField(site, page, id);
  const name = (isShutter ? field.shutterField : field.field) ?? null;
  const valueOf = (source: T) => (name === null ? null : (source as Source)[name]);
  return {
    key: name ?? field.id,
    ...askOnSite(page, id),
    isChosen: field.kind === 'choice' || field.kind === 'flag',
    read: (source, settings) =>
      field.kind === 'choice'
        ? readChoice(askedAs(settings), valueOf(source), options, settings)
        : readers[field.kind](valueOf(source)),
    hint: (source, settings) => adviseOn(askedAs(settings), valueOf(source)),
    isUnsure: (source, settings) => isUnsureAnswer(askedAs(settings), valueOf(source), isShutter),
  };
}

/** Changes of single rows, by the control of their question. */
export type RowChanges<T> = Readonly<Record<string, Partial<EneaSheetRow<T>>>>;

/**
 * The rows of a page of the site in its order, from one control to another.
 * @throws Error for a control that the page does not have
 */
export function createSiteRows<T extends object>(
  page: SitePageKey,
  {
    from,
    to,
    changes = {},
    ...options
  }: SiteRowOptions & { from?: string; to?: string; changes?: RowChanges<T> } = {},
): EneaSheetRow<T>[] {
  const fields = listSiteFields(ECOBONUS_2026, page);
  const indexOf = (id: string) => {
    const index = fields.findIndex((field) => field.id === id);
    if (index === -1) throw new Error(`The page "${page}" has no control "${id}"`);
    return index;
  };
  return fields
    .slice(from === undefined ? 0 : indexOf(from), to === undefined ? undefined : indexOf(to) + 1)
    .map(({ id }) => ({ ...createSiteRow<T>(page, id, options), ...changes[id] }));
}
