import { SERVICE_TYPES, type ServiceType } from '../enumerations/index.js';
import { normalizeSearchKey } from '../municipalities/index.js';

/** Other names of the deductions, as customers and accountants say them. */
const SYNONYMS: Readonly<Record<ServiceType, readonly string[]>> = {
  1: ['ecobonus ordinario', 'riqualificazione energetica', 'risparmio energetico'],
  2: [
    'bonus ristrutturazione',
    'bonus ristrutturazioni',
    'ristrutturazione',
    'ristrutturazione edilizia',
    'recupero edilizio',
  ],
  3: ['sicurezza', 'bonus sicurezza casa'],
};

const SERVICE_BY_KEY = new Map(
  SERVICE_TYPES.flatMap(({ value, label }) =>
    [String(value), label, ...SYNONYMS[value]].map(
      (name) => [normalizeSearchKey(name), value] as const,
    ),
  ),
);
/** Longest text that can name a service. */
const SERVICE_NAME_MAX = 60;
/** A rate or a year beside the name. */
const RATE = /^\d{2,4}|\d{2,4}$/g;

/** The service that a text names, however it is written (`BonusCasa`, `Eco bonus 50%`); or `null`. */
export function parseServiceName(text: string): ServiceType | null {
  if (text.length > SERVICE_NAME_MAX) return null;
  const key = normalizeSearchKey(text);
  return SERVICE_BY_KEY.get(key) ?? SERVICE_BY_KEY.get(key.replace(RATE, '')) ?? null;
}
