import { taxCodeWarnings } from '@pratiche/domain';
import { useDossierState } from '../wizard/context.js';

/** What deserves a second look in a tax code: it stays beside the field as long as it is true, and blocks nothing. */
export const useTaxCodeWarning = (path: string): string | null =>
  useDossierState(({ form }) => taxCodeWarnings(form).find(({ field }) => field === path)?.message ?? null);
