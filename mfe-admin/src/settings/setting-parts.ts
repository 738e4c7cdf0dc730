import {
  getChoiceLabel,
  isStatusCode,
  SERVICE_TYPES,
  type Choice,
  type Rules,
  type SettingKind,
} from '@pratiche/domain';
import {
  findSettingShape,
  SETTING_KINDS,
  type NumberShape,
  type ObjectShape,
  type SettingShape,
} from '@pratiche/domain/settings';
import { SETTINGS_TEXTS } from './texts.js';
import type { PartPath } from './setting-editor.types.js';
import { TEMPLATE_TARGETS } from './template-targets.js';

/** The description of a part; `null` for one that another version wrote. */
export const findPartShape = (kind: SettingKind, path: PartPath): SettingShape | null =>
  findSettingShape(SETTING_KINDS[kind].shape, path);

/** @param path keys from the value down to the part */
export function settingPartLabel(kind: SettingKind, path: PartPath, { getStatus }: Rules): string {
  const key = String(path.at(-1) ?? '');
  if (kind === 'statusNames' && isStatusCode(key))
    return SETTINGS_TEXTS.nameOf(getStatus(key).name);
  return findPartShape(kind, path)?.label ?? key;
}

/** Texts that are `null` while nothing is written; every other `null` is a number to fill in. */
export const isEmptyText = (shape: SettingShape | null): boolean =>
  shape?.is === 'text' && (shape.blank === 'null' || shape.isNullable === true);

/** Amounts, and whole numbers that may reach a thousand; years are written without a dot. */
export const hasThousands = ({ isMoney, isWhole, min, max = min }: NumberShape): boolean =>
  isMoney === true || (isWhole === true && min <= 1_000 && max >= 1_000);

/** Keys of texts that are longer than a column. */
const WIDE_PARTS = new Set([
  'name',
  'products',
  'description',
  'notice',
  'address',
  'holder',
  'source',
  'email',
  'accessibilityEmail',
  'hours',
  'condition',
]);

export function isWidePart(kind: SettingKind, path: PartPath): boolean {
  const shape = findPartShape(kind, path);
  if (kind === 'closureLabels' || kind === 'heatingLabels' || hasEdition(kind)) return true;
  return (
    kind !== 'packages' &&
    (WIDE_PARTS.has(String(path.at(-1))) || (shape?.is === 'text' && shape.isMultiline === true))
  );
}

/** Kinds that hold the wording of signed papers. */
export function hasEdition(kind: SettingKind): boolean {
  const { shape } = SETTING_KINDS[kind];
  return shape.is === 'object' && 'edition' in shape.fields;
}

const PRESENCE_LABELS: readonly Choice<string>[] = [
  { value: 'true', label: SETTINGS_TEXTS.present },
  { value: 'false', label: SETTINGS_TEXTS.absent },
];

/** Values a part may take, when it is a choice. */
export function settingPartChoices(shape: SettingShape | null): readonly Choice<string>[] | null {
  if (shape?.is === 'choice') return shape.choices;
  return shape?.is === 'flag' && shape.isNullable === true ? PRESENCE_LABELS : null;
}

/** Parts that the name of their row says. */
const NAMING_PARTS = new Set(['year', 'page', 'field']);

/** Parts the server fills in, or that are said already. */
export function isHiddenPart(kind: SettingKind, path: PartPath): boolean {
  if (kind === 'eneaSite' && NAMING_PARTS.has(String(path.at(-1)))) return true;
  const shape = findPartShape(kind, path);
  return shape?.is === 'number' && shape.isServerOwned === true;
}

/** Returns the label of a value that is a code: a need, a condition, a service. */
export function settingValueLabel(shape: SettingShape | null, value: unknown): string | undefined {
  if (shape?.is === 'services')
    return getChoiceLabel(SERVICE_TYPES, Number(value)) || String(value);
  if (shape?.is === 'texts')
    return getChoiceLabel(TEMPLATE_TARGETS, String(value)) || String(value);
  return settingPartChoices(shape)?.find((choice) => choice.value === String(value))?.label;
}

/** Rows that begin with more than blanks. */
const FIRST_ROWS: Partial<Record<SettingKind, unknown>> = {
  packages: {
    id: null,
    name: '',
    color: null,
    description: null,
    price: 0,
    numberOfCredits: 1,
    costEcobonus: 1,
    costBonusCasa: 1,
    costCalcoloEnergetico: 0.5,
    isIncrementable: false,
    onSale: false,
  },
  documentSet: {
    code: '',
    name: '',
    need: { 1: null, 2: null, 3: null },
    isOptionalOtherwise: false,
    isPrefilled: false,
  },
  interventionMatrix: {
    services: [1],
    hasWindows: null,
    hasShadings: null,
    products: '',
    ecobonus: 0,
    bonusCasa: 0,
    calcoloEnergetico: 0,
  },
};

/** A row to begin a new line of a list with. */
export function createSettingRow(kind: SettingKind, path: PartPath = []): unknown {
  const list = findPartShape(kind, path);
  return structuredClone(FIRST_ROWS[kind] ?? (list?.is === 'list' ? createBlankRow(list.of) : {}));
}

const createBlankRow = ({ fields }: ObjectShape): unknown =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, shape]) => !('isOptional' in shape))
      .map(([key, shape]) => [key, createBlankPart(shape)]),
  );

function createBlankPart(shape: SettingShape): unknown {
  if (shape.is === 'object') return createBlankRow(shape);
  if (shape.is === 'text') return isEmptyText(shape) ? null : '';
  if (shape.is === 'flag') return shape.isNullable === true ? null : false;
  if (shape.is === 'day') return shape.isNullable === true ? null : '';
  return shape.is === 'number' || shape.is === 'choice' ? null : [];
}
