import type { EditableChoiceSettings } from '../enumerations/index.js';
import type { CostCeilingSettings } from '../reference-tables/index.js';

/** What the sheet takes from the settings: the labels of choices and the ceilings of costs. */
export type SheetSettings = EditableChoiceSettings & CostCeilingSettings;

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
  /** What is shown in place of a value that the dossier may leave out; never copied or counted. */
  hint?: string;
}

/** A group of questions that belong together in ENEA's form. */
export interface EneaSheetBlock {
  key: string;
  title: string;
  fields: EneaSheetField[];
}

/**
 * One row of a sheet table: the source of the answer, and the condition under which the question
 * applies.
 */
export interface EneaSheetRow<T> {
  key: string;
  label: string;
  read: (source: T, settings: SheetSettings) => EneaSheetValue | null;
  when?: (source: T, settings: SheetSettings) => boolean;
  hint?: string;
}
