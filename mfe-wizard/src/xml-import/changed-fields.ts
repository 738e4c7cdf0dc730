import {
  STEP_FIELDS,
  STEP_IDS,
  type DossierForm,
  type StepId,
  type XmlPreview,
} from '@pratiche/domain';
import { nameOfPath, shownValue } from '../fields/catalog/index.js';

/** How an absent value is shown. */
export const EMPTY = '—';

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
export function changedFields(
  before: DossierForm,
  after: DossierForm,
  { values }: Pick<XmlPreview, 'values'>,
): ChangedStep[] {
  return STEP_IDS.flatMap((step) => {
    const fields = STEP_FIELDS[step]
      .flatMap((field) => differences(field, before[field], after[field]))
      .map(({ path, from, to }) => ({
        path,
        name: nameOfPath(path),
        before: shown(path, from),
        after: shown(path, to),
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

const OVERHANGS = 'aggettiOstruzioni';

function differences(path: string, from: unknown, to: unknown): Difference[] {
  if (path.endsWith(OVERHANGS) || !(isGroup(from) || isGroup(to)))
    return Object.is(from, to) ? [] : [{ path, from, to }];
  const [left, right] = [isGroup(from) ? from : {}, isGroup(to) ? to : {}];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].flatMap((key) =>
    differences(`${path}.${key}`, valueOf(left, key), valueOf(right, key)),
  );
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;
const valueOf = (group: object, key: string): unknown =>
  (group as Record<string, unknown>)[key] ?? null;

function shown(path: string, value: unknown): string {
  if (path.endsWith(OVERHANGS)) return value === null ? EMPTY : 'Aggetti e ostruzioni';
  return shownValue(path, value);
}
