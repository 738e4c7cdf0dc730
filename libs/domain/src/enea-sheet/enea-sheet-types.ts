import type { DeductionRateSettings } from '../deduction/index.js';
import type { EditableChoiceSettings } from '../enumerations/index.js';
import type { EneaSiteSettings, SiteForm } from '../enea-site/index.js';
import type { CostCeilingSettings } from '../reference-tables/index.js';

/** Settings that the sheet reads: ENEA's site, labels of choices, ceilings of costs, rates of the deduction. */
export type SheetSettings = EditableChoiceSettings &
  CostCeilingSettings &
  DeductionRateSettings &
  EneaSiteSettings;

/** The settings that the rows of a sheet read, and the site for the works of the dossier. */
export type SheetContext = SheetSettings & { readonly site: SiteForm };

/** One answer of the sheet: as displayed, and as pasted into ENEA's form. */
export interface EneaSheetValue {
  shown: string;
  copied: string;
}

/** One question of ENEA's form with the dossier's answer; `null` while it is empty. */
export interface EneaSheetField {
  /** Unique within the sheet and stable: the operator's ticks are stored by it. */
  key: string;
  label: string;
  value: EneaSheetValue | null;
  /** Stands in place of a value and says what to choose or leave on the site. Never copied or counted. */
  hint?: string;
  /** ENEA's form does not ask it: for the operator to know, never copied or counted. */
  notAsked?: true;
  /** Not seen on the site: its words or its option are to be checked there. */
  isUnsure?: true;
  /** Answered by choosing on the site: nothing can be pasted there. */
  isChosen?: true;
}

/** A group of questions that belong together in ENEA's form. */
export interface EneaSheetBlock {
  key: string;
  title: string;
  fields: EneaSheetField[];
  /** Nobody has seen this part of the site: its words and order are to be checked there. */
  isUnsure?: true;
}

/**
 * One row of a sheet table: the source of the answer, and the condition under which the question
 * applies.
 */
export interface EneaSheetRow<T> {
  key: string;
  /** The words of the question as delivered. */
  label: string;
  /** Those in force, where the site asks it. */
  nameIn?: (settings: SheetContext) => string;
  read: (source: T, settings: SheetContext) => EneaSheetValue | null;
  when?: (source: T, settings: SheetContext) => boolean;
  hint?: string | ((source: T, settings: SheetContext) => string | null);
  isUnsure?: (source: T, settings: SheetContext) => boolean;
  notAsked?: true;
  isChosen?: boolean;
}
