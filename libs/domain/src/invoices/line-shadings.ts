import { ESPOSIZIONI_SCHERMATURA } from '../enumerations/index.js';
import type { Esposizione } from '../enumerations/index.js';
import type { Schermatura } from '../products/index.js';

/** Facts of a shading or shutter that the text of its line says plainly; `null` for the others. */
export interface LineShading {
  tipologia: Schermatura['tipologia'];
  installazione: Schermatura['installazione'];
  /** gtot; limits ("≤ 0,35") are no value. */
  trasmissioneSolare: number | null;
  esposizione: Esposizione | null;
  materialeSchermatura: Schermatura['materialeSchermatura'];
  meccanismoRegolazione: Schermatura['meccanismoRegolazione'];
}

export const NO_SHADING: LineShading = {
  tipologia: null,
  installazione: null,
  trasmissioneSolare: null,
  esposizione: null,
  materialeSchermatura: null,
  meccanismoRegolazione: null,
};

const SOLAR_TRANSMISSION_MAX = 0.35;
const SOLAR_TRANSMISSION =
  /(?<![a-z\d])(?:g[ -]?tot|gt|fattore solare(?: totale)?(?: \(?g[ -]?tot\)?)?|trasmi(?:ssione|ttanza) solare(?: totale)?(?: \(?g[ -]?tot\)?)?)(?: (?:pari a|di))?\s?[=:]?\s?(?:(0[.,]\d{1,3})(?![.,]?\d)(?!\s?(?:-|÷|\/)\s?\d)|(\d{1,2}(?:[.,]\d)?)\s?%)/g;
const ADDRESS_WORD = String.raw`(?:via|viale|vicolo|piazza|corso|strada|zona|area|polo|roma|milano|torino|napoli|bologna|uscita|tangenziale|casello)`;
const EXPOSURE_WORD = String.raw`(?:espost[aeio]|esposizion[ei]|orientament[oi]|orientat[aeio]|lat[oi]|faccia(?:ta|te)|paret[ei]|prospett[oi]|verso|fronte|a|ad)`;
/** East alone may be short for "esterna", so that it needs a word in front. */
const EXPOSURE = new RegExp(
  String.raw`(?<!\b${ADDRESS_WORD} )\b(?:(nord|sud)(?:[ /-]{0,3}(est|ovest))?|(ovest)|(?<=\b(?:${EXPOSURE_WORD}|(?:sud|ovest)\s?[e,/]?)\s?:?\s?)(est))\b(?!\.)`,
  'g',
);

const only = <Value>(values: readonly Value[]): Value | null =>
  new Set(values).size === 1 ? (values[0] ?? null) : null;

/** The only one of several words that a text has. */
const findOnly = <Value>(
  text: string,
  words: readonly (readonly [RegExp, Value])[],
): Value | null => only(words.flatMap(([word, value]) => (word.test(text) ? [value] : [])));

function readSolarTransmission(text: string): number | null {
  const value = only(
    [...text.matchAll(SOLAR_TRANSMISSION)].map(([, decimal, percent]) =>
      decimal === undefined
        ? Math.round(Number((percent ?? '').replace(',', '.')) * 10) / 1_000
        : Number(decimal.replace(',', '.')),
    ),
  );
  return value !== null && value <= SOLAR_TRANSMISSION_MAX ? value : null;
}

const COMPOUND: Readonly<Record<string, Esposizione>> = {
  nordest: 'nordEst',
  nordovest: 'nordOvest',
  sudest: 'sudEst',
  sudovest: 'sudOvest',
};

const readExposure = (text: string): Esposizione | null =>
  only(
    [...text.matchAll(EXPOSURE)].map(([, first = '', second = '', west, east]) =>
      second === '' ? ((west ?? east ?? first) as Esposizione) : COMPOUND[first + second],
    ),
  ) ?? null;

const OTHER_SHADING =
  /\b(?:pergol|bioclimatic|frangisole|brise|pensilin|capottin|vel[ae] ombreggiant)/;

function readKind(text: string): LineShading['tipologia'] {
  if (OTHER_SHADING.test(text)) return 'altraSchermatura';
  if (/\bvenezian/.test(text)) return 'veneziana';
  return /\btend[ae]\b|\btendagg/.test(text) ? 'tenda' : null;
}

const MATERIALS: readonly (readonly [RegExp, NonNullable<LineShading['materialeSchermatura']>])[] =
  [
    [/\bpvc\b/, 'pvc'],
    [/\blegno\b/, 'legno'],
    [/\b(?:alluminio|acciaio|metall)/, 'metallo'],
    [/\b(?:tessut|telo\b|teli\b|acrilic|poliestere)/, 'tessuto'],
  ];
const CONTROLS: readonly (readonly [RegExp, NonNullable<LineShading['meccanismoRegolazione']>])[] =
  [
    [/\b(?:manual[ei]|arganello|ad asta|a molla|a corda)\b/, 'manuale'],
    [/\b(?:motorizzat|motore|motori|elettric)/, 'motorizzato'],
    [/\b(?:automatic|automatizzat)/, 'automatizzato'],
  ];

/** @param text in small letters without accents */
export const readLineShading = (text: string): LineShading => ({
  tipologia: readKind(text),
  installazione: findOnly(text, [
    [/\b(?:intern[aei]|all'interno)\b/, 'interna'],
    [/\b(?:estern[aei]|all'esterno)\b/, 'esterna'],
  ]),
  trasmissioneSolare: readSolarTransmission(text),
  esposizione: readExposure(text),
  materialeSchermatura: findOnly(text, MATERIALS),
  meccanismoRegolazione: findOnly(text, CONTROLS),
});

export const isShadingExposure = (exposure: Esposizione | null): boolean =>
  ESPOSIZIONI_SCHERMATURA.some(({ value }) => value === exposure);

const LENGTH = String.raw`\d[\d.,]{0,8}(?:\s?(?:mm|cm|mt?)\b)?\.?`;
const SIDES = new RegExp(
  String.raw`(?<![\d.,])${LENGTH}\s?(?:x|×|\*)\s?(?:h\.?\s?)?${LENGTH}`,
  'g',
);
const LABELLED_SIDE = new RegExp(
  String.raw`\b(?:larghezza|largh?|altezza|alt|base|[lhb])[ .:=]{0,3}${LENGTH}`,
  'g',
);
const COUNT = /\b(?:n|nr|num|pz)[ .°]{0,2}\d{1,3}\b/g;

/** A line's text without what differs between pieces of one product: sizes and counts. */
export const describeModel = (text: string): string =>
  text
    .replace(SIDES, ' ')
    .replace(LABELLED_SIDE, ' ')
    .replace(COUNT, ' ')
    .replace(/[\s.,;:()-]+/g, ' ')
    .trim();
