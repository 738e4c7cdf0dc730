import type { DossierForm, Manufatti } from '../dossier/index.js';
import { BUILDING_DOUBT_RULES } from './building-doubts.js';
import { applyDoubtRule, type Doubt, type DoubtFacts, type DoubtRule } from './doubt.js';
import { EXPENSE_DOUBT_RULES } from './expense-doubts.js';
import { HEATING_DOUBT_RULES } from './heating-doubts.js';
import { PEOPLE_DOUBT_RULES } from './people-doubts.js';
import { PLACE_DOUBT_RULES } from './place-doubts.js';
import { PRODUCT_DOUBT_RULES } from './product-doubts.js';
import { PROVINCE_DOUBT_RULES } from './province-doubts.js';
import { PRODUCT_RANGE_RULES, RANGE_DOUBT_RULES } from './range-doubts.js';
import { RESIDENCE_DOUBT_RULES } from './residence-doubts.js';
import { SERVICE_DOUBT_RULES } from './service-doubts.js';
import { USE_DOUBT_RULES } from './use-doubts.js';
import { VAT_DOUBT_RULES } from './vat-doubts.js';
import { WORKS_TIME_DOUBT_RULES } from './works-time-doubts.js';

/** Rules about the rows of products, which the lights of the rows follow too. */
const ROW_RULES: readonly DoubtRule[] = [...PRODUCT_RANGE_RULES, ...PRODUCT_DOUBT_RULES];

/** Every rule that needs nothing but the dossier, in the order of the steps. */
export const DOUBT_RULES: readonly DoubtRule[] = [
  ...SERVICE_DOUBT_RULES,
  ...PEOPLE_DOUBT_RULES,
  ...PROVINCE_DOUBT_RULES,
  ...PLACE_DOUBT_RULES,
  ...BUILDING_DOUBT_RULES,
  ...USE_DOUBT_RULES,
  ...WORKS_TIME_DOUBT_RULES,
  ...RESIDENCE_DOUBT_RULES,
  ...RANGE_DOUBT_RULES,
  ...ROW_RULES,
  ...HEATING_DOUBT_RULES,
  ...EXPENSE_DOUBT_RULES,
  ...VAT_DOUBT_RULES,
];

export const listDoubts = (form: DossierForm, facts: DoubtFacts): Doubt[] =>
  DOUBT_RULES.flatMap((rule) => applyDoubtRule(rule, form, facts));

const NO_FACTS: DoubtFacts = { today: '', findMunicipalities: null };

/** The doubts about one row of a product list, with the fields of the row. */
export function listRowDoubts(form: DossierForm, list: keyof Manufatti, index: number): Doubt[] {
  const prefix = `manufatti.${list}.${index}.`;
  return ROW_RULES.flatMap((rule) => applyDoubtRule(rule, form, NO_FACTS))
    .filter(({ field }) => field.startsWith(prefix))
    .map((doubt) => ({ ...doubt, field: doubt.field.slice(prefix.length) }));
}
