import { ECOBONUS_2026 } from './ecobonus-site.js';
import type { SiteChoice, SiteField, SiteForm, SitePageKey } from './enea-site-types.js';

/** The question of a page, by its control as delivered, on the site for works that ended in a year. */
export interface SiteQuestion {
  year: number;
  page: string;
  field: string;
}

/** Differences of one question from how it was delivered; absent parts, and those that are `null`, are as delivered. */
export interface SiteFieldChange extends SiteQuestion {
  label?: string;
  control?: string;
  unit?: string;
  need?: 'required' | 'optional';
  /** Seen on the site by the author of the change. */
  isConfirmed?: boolean;
}

/** Differences of an option, or an option that was added. */
export interface SiteChoiceChange extends SiteQuestion {
  /** ENEA's code as delivered, or that of an added option. */
  code: string;
  newCode?: string;
  label?: string;
  isAdded?: boolean;
  /** Our value that an added option says, as a text; it leaves the option that had it. */
  value?: string;
  isConfirmed?: boolean;
}

/** Differences of ENEA's site from how it was delivered. */
export interface SiteChanges {
  fields: SiteFieldChange[];
  choices: SiteChoiceChange[];
}

/** Changes of the back office to the description of ENEA's site. */
export interface EneaSiteSettings {
  readonly eneaSite: SiteChanges;
}

const isOf =
  (page: string, field: string) =>
  (change: SiteQuestion): boolean =>
    change.page === page && change.field === field;

/** Lists the changes up to a year, so that the later one says last. */
const listUntil = <Change extends SiteQuestion>(changes: readonly Change[], year: number) =>
  changes.filter((change) => change.year <= year).sort((a, b) => a.year - b.year);

/** The code that changes name an option by. */
export const getChangedCode = ({ code, formerCode = code }: SiteChoice): string => formerCode;

/** Takes our value from the option that said it until now. */
const releaseValue = (choice: SiteChoice, value: string | undefined): SiteChoice => ({
  ...choice,
  ...(choice.ours && { ours: choice.ours.filter((own) => String(own) !== value) }),
  ...(choice.shutters && { shutters: choice.shutters.filter((own) => String(own) !== value) }),
});

function addChoice(
  choices: readonly SiteChoice[],
  { code, label = '', value, isConfirmed = false }: SiteChoiceChange,
): SiteChoice[] {
  const added: SiteChoice = {
    code,
    label,
    certainty: isConfirmed ? 'twice' : 'inferred',
    // No value of a shading is that of a shutter with another meaning.
    ...(value && { ours: [value], shutters: [value] }),
  };
  return [...choices.map((choice) => releaseValue(choice, value)), added];
}

const changeChoice = (
  choice: SiteChoice,
  { newCode, label, isConfirmed }: SiteChoiceChange,
): SiteChoice => ({
  ...choice,
  ...(newCode && { code: newCode, formerCode: getChangedCode(choice) }),
  label: label ?? choice.label,
  ...(isConfirmed === true ? { certainty: 'twice' } : {}),
});

const describeChoices = (
  field: SiteField,
  changes: readonly SiteChoiceChange[],
): readonly SiteChoice[] =>
  changes.reduce<readonly SiteChoice[]>(
    (choices, change) =>
      change.isAdded === true
        ? addChoice(choices, change)
        : choices.map((choice) =>
            getChangedCode(choice) === change.code ? changeChoice(choice, change) : choice,
          ),
    field.choices ?? [],
  );

const changeField = (
  field: SiteField,
  { label, control, unit, need }: SiteFieldChange,
): SiteField => ({
  ...field,
  label: label ?? field.label,
  ...(control && { control }),
  ...(unit && { unit }),
  ...(need && { isRequired: need === 'required' }),
});

/**
 * The form of the site for works that ended in a year, with what the back office changed. What was
 * changed for a year holds for the next ones too; that it was seen on the site holds for its own.
 */
export function describeSite(changes: SiteChanges, year: number = ECOBONUS_2026.year): SiteForm {
  const [fieldChanges, choiceChanges] = [
    listUntil(changes.fields, year),
    listUntil(changes.choices, year),
  ];
  const describeField = (page: SitePageKey, field: SiteField): SiteField => {
    const own = fieldChanges.filter(isOf(page, field.id));
    const ownChoices = choiceChanges.filter(isOf(page, field.id));
    const isConfirmed = own.some((change) => change.year === year && change.isConfirmed === true);
    const isSeenYear = year === ECOBONUS_2026.year;
    return {
      ...own.reduce(changeField, field),
      ...(ownChoices.length === 0 ? {} : { choices: describeChoices(field, ownChoices) }),
      certainty: isConfirmed ? 'twice' : isSeenYear ? field.certainty : 'inferred',
    };
  };
  const pages = ECOBONUS_2026.pages.map((page) => ({
    ...page,
    fields: page.fields.map((field) => describeField(page.key, field)),
  }));
  return { ...ECOBONUS_2026, year, pages };
}
