/** An address taken apart; its words are as they were written. */
export interface StreetParts {
  street: string;
  number: string | null;
  /** Value of Scala. */
  stair?: string;
  /** Value of Interno. */
  interior?: string;
  /** Floor, building and the like with their names: piano 2, palazzina C. */
  details: string[];
  /** Behind the name of the street, such as km 3+500. */
  kilometre?: string;
  /** Hamlet or person that the address names behind its number. */
  hamlet?: string;
}

/** Longer texts are no address; they stay whole. */
const LENGTH_MAX = 600;
const PIECES_MAX = 12;

const SEPARATOR = String.raw`(?:\s*[,;]\s*|\s+[–-]\s+|\s+)`;
const NUMBER_WORD = String.raw`(?:(?:n(?:umero|um|ro|r|\.\s?ro)?|civ(?:ico)?|nc)(?:\s?[.°º]){0,2}\s*(?:civ(?:ico)?\.?\s*)?|#\s*)`;
const SUFFIX = String.raw`(?:\s?[/-]?\s?(?:bis|ter|quater|quinquies|rosso|nero|[a-z])(?![a-z]))`;
const DIGITS = String.raw`\d{1,4}(?:(?:\s?[/-]\s?\d{1,4}){1,3}|\s?\/\s?[a-z]\s?\/\s?\d{1,3}|\se\s\d{1,4})?`;
const NUMBER = new RegExp(`${SEPARATOR}${NUMBER_WORD}?(${DIGITS}${SUFFIX}?${SUFFIX}?)$`, 'iu');
const WITHOUT_NUMBER = new RegExp(
  String.raw`${SEPARATOR}${NUMBER_WORD}?(?:s\.?\s?n\.?\s?c\.?|s\.?\s?n\.?|s\/n\.?c?|senza (?:numero|n\.?)(?: civico)?)$`,
  'iu',
);
/** Remains of a number that was announced and left out. */
const EMPTY_NUMBER_WORD = /[\s,;]+(?:n\.|n\s?[°º]|nr\.?|civ\.)$/iu;

/** Roads and dates whose name ends with a number. */
const NUMBERED_NAME =
  /(?:^|\s)(?:statale|provinciale|regionale|comunale|vicinale|autostrada|s\.?s\.?|s\.?p\.?|s\.?r\.?|km\.?|del|dei|degli|quota)$/iu;
const DAY_OF_MONTH =
  /(?:\d|[ivx])[°º]?\s(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)$/iu;

const isNumberOfName = (street: string, number: string): boolean =>
  NUMBERED_NAME.test(street) || (DAY_OF_MONTH.test(street) && /^(?:1[789]|20)\d\d$/.test(number));

const VALUE = String.raw`((?!s\.?n)(?:[a-z]?\d{1,4}(?:\s?[/-]\s?[a-z\d]{1,3})?[a-z]?[°º]?|[a-z]{1,2}|[ivx]{1,4}|terra|terreno|rialzato|ammezzato|seminterrato|interrato|attico|mansarda|primo|secondo|terzo|quarto|quinto|sesto|settimo|ottavo|unico|destra|sinistra))`;

type DetailKind = 'stair' | 'interior' | 'kilometre' | 'hamlet' | 'other';

interface Detail {
  kind: DetailKind;
  /** How it is written in front of its value. */
  label: string;
  words: string;
  /** Also the name of streets and people: a number behind it counts only after a house number. */
  isName: boolean;
}

const DETAILS: readonly Detail[] = [
  { kind: 'interior', label: 'int.', words: String.raw`interno|inter\.|int\.?`, isName: false },
  { kind: 'interior', label: 'int.', words: String.raw`i\.`, isName: true },
  { kind: 'stair', label: 'scala', words: String.raw`sc\.`, isName: false },
  { kind: 'stair', label: 'scala', words: 'scala|sc', isName: true },
  {
    kind: 'other',
    label: 'piano',
    words: String.raw`piano|p\.no|pian\.|p\.(?=\s?(?:\d|terra))`,
    isName: false,
  },
  { kind: 'other', label: 'piano', words: String.raw`p(?=\d)`, isName: true },
  { kind: 'other', label: 'palazzina', words: String.raw`palazzina|palaz\.|pal\.?`, isName: false },
  {
    kind: 'other',
    label: 'app.',
    words: String.raw`appartamento|app\.?to\.?|app\.?|ap\.`,
    isName: false,
  },
  { kind: 'other', label: 'edificio', words: String.raw`edificio|edif\.?|ed\.`, isName: true },
  { kind: 'other', label: 'lotto', words: 'lotto', isName: true },
  { kind: 'other', label: 'isolato', words: String.raw`isolato|isol\.|is\.`, isName: true },
  { kind: 'other', label: 'blocco', words: String.raw`blocco|bl\.`, isName: true },
  { kind: 'other', label: 'sub.', words: String.raw`subalterno|sub\.?`, isName: true },
  { kind: 'other', label: 'villa', words: 'villa', isName: true },
  { kind: 'other', label: 'torre', words: 'torre', isName: true },
  { kind: 'other', label: 'corte', words: 'corte', isName: true },
  { kind: 'other', label: 'box', words: 'box', isName: true },
  { kind: 'other', label: 'ufficio', words: String.raw`ufficio|uff\.`, isName: true },
  { kind: 'other', label: 'ingresso', words: 'ingresso', isName: true },
  { kind: 'other', label: 'fabbricato', words: String.raw`fabbricato|fabbr?\.`, isName: true },
  { kind: 'other', label: 'capannone', words: 'capannone', isName: true },
];
const PATTERNS = DETAILS.map((detail) => ({
  ...detail,
  pattern: new RegExp(
    String.raw`${SEPARATOR}(?:${detail.words})(?:\s+|(?<=\.)|(?=\d))(?:n\.?\s?[°º]?\s*)?${VALUE}$`,
    'iu',
  ),
}));
const FLOOR_LAST = new RegExp(
  String.raw`${SEPARATOR}(\d{1,2}\s?[°ºª^]?|[ivx]{1,4}|primo|secondo|terzo|quarto|quinto|sesto|settimo|ottavo|ultimo)\s*piano$`,
  'iu',
);
const GROUND_FLOOR = new RegExp(String.raw`${SEPARATOR}p\.?\s?t\.?$`, 'iu');
const KILOMETRE = new RegExp(
  String.raw`${SEPARATOR}(?:al\s)?(?:km\.?|chilometro)\s*(\d{1,4}(?:\s?[+.,]\s?\d{1,3})?)$`,
  'iu',
);
/** A hamlet or a care-of behind the house number. */
const PLACE_LAST =
  /[\s,;–-]+((?:fraz(?:ione|\.)|loc(?:alit[aà]|\.)|c\/o|presso|zona|z\.\s?i\.)\s?[^,]{2,60}|z\.\s?i\.)$/iu;
const PARTICLE_LAST =
  /(?:^|\s)(?:d[aei]|del|dell[aeo]|de[il]|degli|al|alla|ai|alle|sul|sulla|in|e|san|santa|la|il|le)$/iu;

const HOUSE_NUMBER_WITHIN = /[\s,.°º]\d/;
const WORD_COUNT_MIN = 2;

/** Whether what precedes a detail is an address of its own. */
function isAddress(street: string, isName: boolean, value: string): boolean {
  if (HOUSE_NUMBER_WITHIN.test(street) || WITHOUT_NUMBER.test(street)) return true;
  if (isName && /\d/.test(value)) return false;
  return street.split(' ').length >= WORD_COUNT_MIN && !PARTICLE_LAST.test(street);
}

const tidyValue = (value: string): string => {
  const tight = value.replace(/\s*([/+-])\s*/g, '$1').replace(/[°º^]$/, '');
  return /^\p{L}{5,}$/u.test(tight) ? tight.toLowerCase() : tight.toUpperCase();
};

/** House numbers as they are written: 12/A, 4A, 10 bis, 10-12, 10 e 12. */
const tidyNumber = (number: string): string =>
  number
    .replace(/\se\s(?=\d)/i, '+')
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(
      /[/-]?(BIS|TER|QUATER|QUINQUIES|ROSSO|NERO)/g,
      (_, word: string) => ` ${word.toLowerCase()}`,
    )
    .replace('+', ' e ');

const keepSigns = (number: string): string => number.toUpperCase().replace(/[^A-Z\d]/g, '');

/** Reads an address from its end, a piece at a time. */
class StreetReader {
  readonly parts: StreetParts;
  private readonly details: string[] = [];
  private isWithoutNumber = false;

  constructor(text: string) {
    this.parts = { street: trimEnd(text), number: null, details: this.details };
  }

  /** @returns whether a piece was read */
  readPiece(): boolean {
    return this.readDetail() || this.readNumber() || this.readPlace();
  }

  finish(): StreetParts {
    const { parts, isWithoutNumber } = this;
    const street = parts.street.replace(EMPTY_NUMBER_WORD, '');
    return { ...parts, street, number: parts.number ?? (isWithoutNumber ? 'SNC' : null) };
  }

  private cut(match: RegExpExecArray): void {
    this.parts.street = trimEnd(this.parts.street.slice(0, match.index));
  }

  private readDetail(): boolean {
    const kilometre = KILOMETRE.exec(this.parts.street);
    if (kilometre !== null && /\p{L}/u.test(this.parts.street.slice(0, kilometre.index)))
      return this.addDetail(kilometre, 'kilometre', `km ${tidyValue(kilometre[1] ?? '')}`);
    for (const { pattern, kind, label, isName } of PATTERNS) {
      const match = pattern.exec(this.parts.street);
      if (match === null) continue;
      const value = match[1] ?? '';
      if (!isAddress(trimEnd(this.parts.street.slice(0, match.index)), isName, value)) continue;
      const written = tidyValue(value);
      return this.addDetail(match, kind, kind === 'other' ? `${label} ${written}` : written);
    }
    return this.readFloor();
  }

  private readFloor(): boolean {
    const match = FLOOR_LAST.exec(this.parts.street) ?? GROUND_FLOOR.exec(this.parts.street);
    if (match === null || !HOUSE_NUMBER_WITHIN.test(this.parts.street.slice(0, match.index)))
      return false;
    return this.addDetail(match, 'other', `piano ${tidyValue(match[1] ?? 'terra')}`);
  }

  private addDetail(match: RegExpExecArray, kind: DetailKind, written: string): boolean {
    if (kind === 'other') this.details.unshift(written);
    else if (this.parts[kind] === undefined) this.parts[kind] = written;
    else if (this.parts[kind] !== written) return false;
    this.cut(match);
    return true;
  }

  private readNumber(): boolean {
    const missing = WITHOUT_NUMBER.exec(this.parts.street);
    if (missing !== null && /\p{L}/u.test(this.parts.street.slice(0, missing.index))) {
      this.isWithoutNumber = true;
      this.cut(missing);
      return true;
    }
    const match = NUMBER.exec(this.parts.street);
    const before = match === null ? '' : trimEnd(this.parts.street.slice(0, match.index));
    const number = tidyNumber(match?.[1] ?? '');
    if (match === null || !/\p{L}/u.test(before) || isNumberOfName(before, number)) return false;
    return this.takeNumber(match, number);
  }

  /** A number written twice counts once, the longer form of it; another stays in the street. */
  private takeNumber(match: RegExpExecArray, number: string): boolean {
    const { number: present } = this.parts;
    if (present !== null) {
      const [one, other] = [keepSigns(present), keepSigns(number)];
      const isPart = (short: string, long: string): boolean =>
        long.startsWith(short) && !/^\d/.test(long.slice(short.length));
      if (!isPart(one, other) && !isPart(other, one)) return false;
      if (other.length > one.length) this.parts.number = number;
    } else this.parts.number = number;
    this.cut(match);
    return true;
  }

  private readPlace(): boolean {
    const match = PLACE_LAST.exec(this.parts.street);
    if (match === null || this.parts.number !== null) return false;
    const before = trimEnd(this.parts.street.slice(0, match.index));
    if (!NUMBER.test(before) && !WITHOUT_NUMBER.test(before)) return false;
    return this.addDetail(match, 'hamlet', match[1] ?? '');
  }
}

const trimEnd = (text: string): string => text.replace(/(?:[\s,;–-]|(?<=[\s\d])\.)+$/, '');

/** Brackets around a detail: Via Roma 10 (int. 3). */
const BRACKETS = /\s*\(((?:int|sc|piano|pal|app|lotto|edif|z\.)[^()]{1,30})\)/giu;

/**
 * Takes an address apart: street, house number, and what stands behind it. A number that belongs to
 * the name (Via 4 Novembre, Strada Statale 16) stays with it; nothing is left out.
 */
export function readStreetParts(address: string): StreetParts {
  const text = address.replace(/\s+/g, ' ').trim();
  if (text.length > LENGTH_MAX) return { street: text, number: null, details: [] };
  const reader = new StreetReader(text.replace(BRACKETS, ', $1'));
  for (let count = 0; count < PIECES_MAX && reader.readPiece(); count += 1);
  return reader.finish();
}
