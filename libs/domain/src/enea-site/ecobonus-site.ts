import type { SiteField, SiteForm, SitePage, SitePageKey } from './enea-site-types.js';
import { GENERATOR_PAGE, HEATING_PAGE } from './heating-pages.js';
import { CALCULATION_PAGE, EXPENSE_PAGE, SHADING_PAGE, WINDOW_PAGE } from './product-pages.js';
import {
  BENEFICIARY_PAGE,
  INTERVENTION_PAGE,
  OTHER_BENEFICIARY_PAGE,
  PROPERTY_PAGE,
} from './property-pages.js';

/** The Ecobonus form for works that ended in 2026, from public material of that year. */
export const ECOBONUS_2026: SiteForm = {
  year: 2026,
  version: 1,
  source:
    'bonusfiscali.enea.it, modulo Ecobonus 2026, da materiale pubblico di agosto e settembre 2026',
  pages: [
    BENEFICIARY_PAGE,
    OTHER_BENEFICIARY_PAGE,
    PROPERTY_PAGE,
    INTERVENTION_PAGE,
    HEATING_PAGE,
    GENERATOR_PAGE,
    WINDOW_PAGE,
    SHADING_PAGE,
    EXPENSE_PAGE,
    CALCULATION_PAGE,
  ],
};

/** The questions of a page, in its order. @throws Error for a page that the form does not have */
export function listSiteFields({ pages }: SiteForm, key: SitePageKey): readonly SiteField[] {
  const page = pages.find((candidate: SitePage) => candidate.key === key);
  if (page === undefined) throw new Error(`The form has no page "${key}"`);
  return page.fields;
}

/** A question of a page by its control. @throws Error for a control that the page does not have */
export function getSiteField(form: SiteForm, key: SitePageKey, id: string): SiteField {
  const field = listSiteFields(form, key).find((candidate) => candidate.id === id);
  if (field === undefined) throw new Error(`The page "${key}" has no control "${id}"`);
  return field;
}

/** ENEA's option for a value of ours, which added options have as a text; `null` where the site has none that says the same. */
export const findSiteChoice = (
  { choices = [] }: SiteField,
  value: string | number,
  source: 'ours' | 'shutters' = 'ours',
) => choices.find((choice) => choice[source]?.some((own) => String(own) === String(value))) ?? null;

/** The sentence on a value that has no option on the site; `null` where nothing is to be said. */
export const findSiteAdvice = ({ advice }: SiteField, value: string | number): string | null =>
  advice?.[value] ?? null;
