import type { DossierForm } from '../dossier/index.js';
import { normalizeDossier } from './normalize-dossier.js';

/** Texts without blanks around them; those of nothing else are absent, as the server keeps them. */
function trimTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null;
  if (Array.isArray(value)) return value.map(trimTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, trimTexts(one)]));
}

/** The form as it will be once it is stored, so that what is typed is judged as what is kept. */
export const toStoredForm = (form: DossierForm): DossierForm =>
  normalizeDossier(trimTexts(form) as DossierForm);
