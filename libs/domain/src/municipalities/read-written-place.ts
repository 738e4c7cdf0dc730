import { readProvinceCode } from './former-provinces.js';
import type { MunicipalityIndex, ResolvableMunicipality } from './municipality-index.js';
import { NAME_LENGTH_MAX, normalizeSearchKey } from './municipality-keys.js';

/** A municipality as people and programs write it. */
export interface WrittenMunicipality {
  name: string;
  zip?: string | null;
  province?: string | null;
}

/** The parts of a written municipality, cleaned. */
export interface ReadMunicipality {
  /** Ways to read the name, the most literal first. */
  names: readonly string[];
  /** Five digits, or `null`. */
  zip: string | null;
  /** The postal code as it was written, where there is one. */
  writtenZip: string | null;
  /** Two letters, of today or of earlier. */
  province: string | null;
  writtenProvince: string | null;
}

const ZIP_LENGTH_MAX = 20;
const PROVINCE_LENGTH_MAX = 60;

/**
 * A postal code also as spreadsheets leave it: `24121.0`, `'24121`, without its first zeros.
 * @returns `null` where the text holds none
 */
export function readItalianZip(text: string): string | null {
  const plain = text
    .slice(0, ZIP_LENGTH_MAX)
    .replace(/^\s*(?:I(?:T)?\s*-?\s*)?(?=\d)/i, '')
    .replace(/[\s'’"=.]/g, (mark) => (mark === '.' ? mark : ''))
    .replace(/[.,]0+$/, '');
  const digits = plain.replace(/\./g, '');
  return /^\d{3,5}$/.test(digits) ? digits.padStart(5, '0') : null;
}

/** "Comune di", "fraz.": words before a name that are not part of it. */
const BEFORE_NAME =
  /^\s*(?:(?:comune|citta|città|repubblica|rep\.)\s+di|rep\.(?=\s?san\b)|com\.(?:\s?di)?|(?:fraz(?:ione)?|loc(?:alit[aà]|alita['’])?)\b\.?(?:\s+di\b)?)\s+/i;
const BEHIND_NAME = /\s*[,(–-]\s*(?:italia|italy)\s*\)?\s*$/i;
const ZIP_IN_NAME = /(?<!\d)(?:I-?)?(\d{5})(?!\d)/i;
const PROVINCE_IN_BRACKETS = /\(\s*([a-z]{2}|rsm)\s*\)/i;
const PROVINCE_AT_END = /[\s,/–-]+([a-z]{2})\s*$/i;

export function readWrittenMunicipality<M extends ResolvableMunicipality>(
  index: MunicipalityIndex<M>,
  written: WrittenMunicipality,
): ReadMunicipality {
  const readProvince = (text: string) =>
    readProvinceCode(text, (name) => findChiefTownProvince(index, name));
  let name = written.name.slice(0, NAME_LENGTH_MAX).replace(/\s+/g, ' ').trim();
  const zipInName = /\d{5}/.test(name) ? (ZIP_IN_NAME.exec(name)?.[1] ?? null) : null;
  if (zipInName !== null) name = name.replace(ZIP_IN_NAME, ' ').trim();
  name = name.replace(BEHIND_NAME, '').replace(/^[\s,;.–-]+|[\s,;–-]+$/g, '');
  const bracketed = name.includes('(') ? PROVINCE_IN_BRACKETS.exec(name)?.[1] : undefined;
  const inBrackets = bracketed === undefined ? null : readProvince(bracketed);
  if (inBrackets !== null) name = name.replace(PROVINCE_IN_BRACKETS, ' ').trim();
  const atEnd = PROVINCE_AT_END.exec(name.slice(-5))?.[1];
  const endProvince = atEnd === undefined ? null : readProvince(atEnd);
  const writtenProvince = written.province?.slice(0, PROVINCE_LENGTH_MAX).trim() || null;
  const writtenZip = written.zip?.slice(0, ZIP_LENGTH_MAX).trim() || zipInName;
  const short = endProvince === null ? name : name.replace(PROVINCE_AT_END, '');
  // "Cameri NO" is not "Camerino".
  const isShort = (index.byKey.get(normalizeSearchKey(short)) ?? []).some(
    ({ municipality }) => municipality.province === endProvince,
  );
  const isWhole = !isShort && index.byKey.has(normalizeSearchKey(name));
  const literal = isShort ? [short] : [name, short];
  return {
    names: [...new Set(literal.flatMap((text) => [text, text.replace(BEFORE_NAME, '')]))]
      .map((text) => text.trim())
      .filter((text) => text !== ''),
    zip: writtenZip === null ? null : readItalianZip(writtenZip),
    writtenZip,
    province:
      (writtenProvince === null ? null : readProvince(writtenProvince)) ??
      inBrackets ??
      (isWhole ? null : endProvince),
    writtenProvince: writtenProvince ?? inBrackets,
  };
}

function findChiefTownProvince<M extends ResolvableMunicipality>(
  { byKey }: MunicipalityIndex<M>,
  name: string,
): string | null {
  const [entry, ...others] = (byKey.get(normalizeSearchKey(name.slice(0, 60))) ?? []).filter(
    ({ kind }) => kind === 'name',
  );
  return entry !== undefined && others.length === 0 ? entry.municipality.province : null;
}
