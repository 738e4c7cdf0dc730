import { findRegionByProvince } from '../registration/regions.js';
import { normalizeSearchKey } from './municipality-keys.js';

/** Provinces of earlier, with those that their municipalities are in today. */
const SUCCESSORS: Readonly<Record<string, string>> = {
  AP: 'FM',
  BA: 'BT',
  BG: 'LC',
  CB: 'IS',
  CO: 'LC',
  CZ: 'KR VV',
  FG: 'BT',
  FI: 'PO',
  FO: 'FC RN',
  MI: 'LO MB',
  NO: 'VB',
  PS: 'PU RN',
  PU: 'RN',
  UD: 'PN',
  VC: 'BI',
};
/** Sardinia has changed its provinces three times. */
const SARDINIA = new Set(['CA', 'CI', 'MD', 'NU', 'OG', 'OR', 'OT', 'SS', 'SU', 'VS']);

/** Whether a municipality of the province `today` was in the written one, which may be gone. */
export const isFormerProvince = (written: string, today: string): boolean =>
  (SUCCESSORS[written]?.split(' ').includes(today) ?? false) ||
  (SARDINIA.has(written) && SARDINIA.has(today));

/** Whether these two letters are, or were, a province. */
const isProvinceCode = (letters: string): boolean =>
  findRegionByProvince(letters) !== null || letters in SUCCESSORS || SARDINIA.has(letters);

/** Provinces that are not called like their chief town. */
const PROVINCE_NAMES: Readonly<Record<string, string>> = {
  aosta: 'AO',
  barlettaandriatrani: 'BT',
  bolzanobozen: 'BZ',
  forli: 'FC',
  forlicesena: 'FC',
  massacarrara: 'MS',
  monzabrianza: 'MB',
  monzaebrianza: 'MB',
  monzaedellabrianza: 'MB',
  pesaro: 'PU',
  pesarourbino: 'PU',
  pesaroeurbino: 'PU',
  reggiocalabria: 'RC',
  reggioemilia: 'RE',
  valledaosta: 'AO',
  verbanocusioossola: 'VB',
};

/** Letters of San Marino on addresses. */
const SAN_MARINO_LETTERS: ReadonlySet<string> = new Set(['RSM', 'SMR']);

/**
 * The two letters of a province, however it is written: "(PR)", "prov. di Parma".
 * @param findChiefTown province of the municipality with this name
 * @returns `null` where the text names no province of today or earlier
 */
export function readProvinceCode(
  text: string,
  findChiefTown: (name: string) => string | null,
): string | null {
  const [, bracketed] = /\(\s*([a-z]{2})\s*\)\s*$/i.exec(text.slice(-20)) ?? [];
  const letters = (bracketed ?? text).replace(/[^a-z]/gi, '').toUpperCase();
  if (letters.length === 2 && isProvinceCode(letters)) return letters;
  if (SAN_MARINO_LETTERS.has(letters)) return 'SM';
  const name = text.replace(/^\s*prov(?:incia|\.)?\s*(?:di\s|dell'|del\s)?/i, '');
  return PROVINCE_NAMES[normalizeSearchKey(name)] ?? findChiefTown(name);
}
