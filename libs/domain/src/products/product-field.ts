import type { Choice, ServiceType } from '../enumerations/index.js';
import type { NumberReading } from '../formats/read-number.js';

/** How far a number may go, and how many decimals it may have, to be stored. */
export interface NumberBound {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
  /**
   * The most that is usual, where it is less than what can be stored: a dot before three digits makes
   * no thousands beyond it.
   */
  readonly usualMax?: number;
}

export const boundUpTo = (max: number, decimals = 4): NumberBound => ({ min: 0, max, decimals });

/** The part of a dossier that decides which fields of its products are required. */
export interface ProductContext {
  readonly serviceType: ServiceType | null;
}

/** Whether a row is incomplete without the field. */
export type Requirement = 'always' | 'never' | ((context: ProductContext) => boolean);

/** The field's column in the wizard's product table. */
export interface ColumnPart {
  /** Short head; screen readers hear the label of the field. */
  readonly head: string;
  /** Shown under the head where it differs from the unit of the field. */
  readonly unit?: string;
  /** A head that spans the neighbouring columns of the same group. */
  readonly group?: string;
  /** Position among the columns; columns without it follow those that have it, in table order. */
  readonly order?: number;
  /** Line of the row that shows the column, from 1 (the default). */
  readonly line?: number;
}

/** The field's element in `<Prodotto>` of the data file (`docs/xml/pratica-enea-1.0.xsd`). */
export interface XmlPart<V> {
  readonly element: string;
  /** Position among the elements; elements without it follow those that have it, in table order. */
  readonly order?: number;
  /** Value of a file that lacks the element, where it differs from the default of a new row. */
  readonly whenAbsent?: V;
}

/** How a number is read from the data file, where the bound does not say it. */
export interface XmlNumberPart extends XmlPart<number> {
  readonly max?: number;
  readonly decimals?: number;
}

/** The field's row of the sheet; `null` for what ENEA's site asks, which `enea-site` describes. */
export interface EneaPart {
  readonly label: string;
  /** Key of the answer, where the field's own name is not unique within the row. */
  readonly key?: string;
}

/** The row of a choice. */
export interface EneaChoicePart extends EneaPart {
  /** The number itself is shown, without the words around it. */
  readonly isBareNumber?: boolean;
}

/** What every field says; `null` is a decision, so that a part cannot be forgotten. */
interface CommonParts {
  readonly label: string;
  /** Hint of one line below the field. */
  readonly help?: string;
  readonly required: Requirement;
  readonly column: ColumnPart | null;
}

interface ChoiceParts<V extends string | number> extends CommonParts {
  readonly choices: readonly Choice<V>[];
  /** The choices the form offers, where some that are stored or read are no longer offered. */
  readonly offered?: readonly Choice<V>[];
  readonly default: NoInfer<V> | null;
  readonly xml: XmlPart<NoInfer<V>> | null;
  readonly enea: EneaChoicePart | null;
}

export interface ChoiceField<V extends string | number = string | number> extends ChoiceParts<V> {
  readonly kind: 'choice';
}

interface NumberParts extends CommonParts {
  readonly unit?: string;
  readonly bound: NumberBound;
  readonly default: number | null;
  /** Zero is refused, though it can be stored. */
  readonly isPositive?: boolean;
  /** Returns the value to store for a number that was typed or read. */
  readonly normalize?: (value: number) => number;
  /** How its text is read, where it is more than a number with its unit. */
  readonly read?: (text: string) => NumberReading | null;
  readonly xml: XmlNumberPart | null;
  readonly enea: EneaPart | null;
}

export interface NumberField extends NumberParts {
  readonly kind: 'number';
}

interface FlagParts extends Omit<CommonParts, 'required'> {
  readonly default: boolean;
  readonly xml: XmlPart<boolean> | null;
  readonly enea: EneaPart | null;
}

export interface FlagField extends FlagParts {
  readonly kind: 'flag';
}

interface YesNoParts extends Omit<CommonParts, 'required'> {
  readonly xml: XmlPart<boolean> | null;
  readonly enea: EneaPart | null;
}

/** A question that nobody has to answer: unlike a flag, its row says when it was not asked. */
export interface YesNoField extends YesNoParts {
  readonly kind: 'yesNo';
  readonly default: null;
}

/**
 * A group of fields below a row, all present or all absent; the form shows it outside the table.
 */
export interface GroupField<P extends ProductFieldGroups = ProductFieldGroups> {
  readonly kind: 'group';
  /** Label of the tick that opens the groups. */
  readonly label: string;
  readonly parts: P;
}

export type SimpleField = ChoiceField | NumberField | FlagField | YesNoField;
export type ProductField = SimpleField | GroupField;
/** The fields of a product, in the order the rules and the form go through them unless a part gives another place. */
export type ProductFields = Readonly<Record<string, ProductField>>;
export type ProductFieldGroups = Readonly<Record<string, Readonly<Record<string, SimpleField>>>>;

/** What a field holds in a row. */
export type FieldValue<F> =
  F extends ChoiceField<infer V>
    ? V | null
    : F extends NumberField
      ? number | null
      : F extends FlagField
        ? boolean
        : F extends YesNoField
          ? boolean | null
          : F extends GroupField<infer P>
            ? { [G in keyof P]: RowOf<P[G]> } | null
            : never;

/** The row a table of fields describes. */
export type RowOf<T> = { -readonly [K in keyof T]: FieldValue<T[K]> };

export const choiceField = <const V extends string | number>(
  parts: ChoiceParts<V>,
): ChoiceField<V> => ({ kind: 'choice', ...parts });

export const numberField = (parts: NumberParts): NumberField => ({ kind: 'number', ...parts });

export const flagField = (parts: FlagParts): FlagField => ({ kind: 'flag', ...parts });

export const yesNoField = (parts: YesNoParts): YesNoField => ({
  kind: 'yesNo',
  default: null,
  ...parts,
});

export const groupField = <const P extends ProductFieldGroups>(parts: {
  readonly label: string;
  readonly parts: P;
}): GroupField<P> => ({ kind: 'group', ...parts });

/** Keeps the type of each field, from which the type of the row follows. */
export const defineProductFields = <const T extends ProductFields>(fields: T): T => fields;
