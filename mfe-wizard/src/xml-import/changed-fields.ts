import {
  type DossierForm,
  type StepId,
  type XmlPreview,
  type DossierRules,
  STEP_FIELDS,
  STEP_IDS,
} from '@pratiche/domain';
import { fullFieldLabel, formatFieldValue } from '../catalog/field-catalog.js';
import { IMPORT_DIALOG_TEXTS } from './dialog-texts.js';

/** How an absent value is shown. */
export const EMPTY_VALUE = '—';

/** A field the import would change, as people read it. */
export interface ChangedField {
  path: string;
  name: string;
  before: string;
  after: string;
  /** The file does not say it: it follows from what the file says. */
  derived: boolean;
}

export interface ChangedStep {
  step: StepId;
  fields: ChangedField[];
}

/** What an import would change, field by field, in the order of the steps. */
export function listChangedFields(
  before: DossierForm,
  after: DossierForm,
  { values }: Pick<XmlPreview, 'values'>,
  rules: DossierRules,
): ChangedStep[] {
  return STEP_IDS.flatMap((step) => {
    const fields = STEP_FIELDS[step]
      .flatMap((field) => findDifferences(field, before[field], after[field]))
      .map(({ path, from, to }) => ({
        path,
        name: fullFieldLabel(path),
        before: formatImportValue(path, from, rules),
        after: formatImportValue(path, to, rules),
        derived: !Object.hasOwn(values, path.split('.')[0] ?? ''),
      }))
      .filter((field) => field.before !== field.after);
    return fields.length > 0 ? [{ step, fields }] : [];
  });
}

interface Difference {
  path: string;
  from: unknown;
  to: unknown;
}

const OVERHANGS_KEY = 'aggettiOstruzioni';

function findDifferences(path: string, from: unknown, to: unknown): Difference[] {
  if (path.endsWith(OVERHANGS_KEY) || !(isGroup(from) || isGroup(to)))
    return Object.is(from, to) ? [] : [{ path, from, to }];
  const [left, right] = [isGroup(from) ? from : {}, isGroup(to) ? to : {}];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].flatMap((key) =>
    findDifferences(`${path}.${key}`, getGroupValue(left, key), getGroupValue(right, key)),
  );
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;
const getGroupValue = (group: object, key: string): unknown =>
  (group as Record<string, unknown>)[key] ?? null;

function formatImportValue(path: string, value: unknown, rules: DossierRules): string {
  if (path.endsWith(OVERHANGS_KEY))
    return value === null ? EMPTY_VALUE : IMPORT_DIALOG_TEXTS.overhangs;
  return formatFieldValue(path, value, rules);
}
