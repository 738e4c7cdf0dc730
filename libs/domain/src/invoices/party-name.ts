import { fitsFirstName, fitsSurname } from '../tax-code/index.js';
import { toNameCase } from '../text/name-case.js';
import type { InvoiceParty, InvoicePersonName } from './e-invoice.js';

/** A name with what was changed of it or is doubtful, in Italian; empty where it is as written. */
export interface ReadName<T> {
  name: T;
  remark: string;
}

/** Words of politeness and professions that precede a name, without their points. */
const TITLES: ReadonlySet<string> = new Set(
  'sig sigra sra signa sigrina sigg signor signora signorina signore dott dottssa dottor dottore dottoressa dr drssa dra dssa geom geometra ing ingegnere arch architetto avv avvocato rag ragioniere prof profssa professor professore professoressa cav spett spettle spettabile egr egregio egregia gent gentma gentmo illmo illma preg pregmo pregma'.split(
    ' ',
  ),
);
/** Titles only with a point, because without it they are names or other words. */
const POINTED_TITLES: ReadonlySet<string> = new Set(
  'comm on sen per ind pi not mons rev mr mrs ms fam mllo gen col uff gr dis agr biol lic don'.split(
    ' ',
  ),
);
const COMPANY_TITLES: ReadonlySet<string> = new Set(
  'spett spettle spettabile egr gent gentma preg pregma'.split(' '),
);
/** The points of a title, with the ending that belongs to it, and what was written behind it at once. */
const JOINED_TITLE = /^(\p{L}{1,5}\.(?:(?:ssa|ra|na|le|ma|mo)(?!\p{L})\.?)?)(\p{L}.*)$/iu;
const WORDS_MAX = 40;

const bareWord = (word: string): string => word.toLowerCase().replace(/[.,’']/g, '');
const isTitle = (word: string): boolean =>
  TITLES.has(bareWord(word)) || (word.includes('.') && POINTED_TITLES.has(bareWord(word)));

/** A title written without a blank before the name becomes a word of its own. */
function separateTitle(word: string): string[] {
  if (isTitle(word)) return [word];
  const [, title = '', rest = ''] = JOINED_TITLE.exec(word) ?? [];
  return title !== '' && isTitle(title) ? [title, ...separateTitle(rest)] : [word];
}

/** A name without its titles, and the titles; a word alone without a point is a name, such as Ing. */
function removeTitles(name: string): { name: string; titles: string[] } {
  const words = name.trim().split(/\s+/).slice(0, WORDS_MAX).flatMap(separateTitle);
  const start = words.findIndex((word) => !isTitle(word));
  if (start < 0)
    return name.includes('.') ? { name: '', titles: words } : { name: name.trim(), titles: [] };
  const isKept = (word: string, index: number): boolean =>
    index >= start && !(word.includes('.') && isTitle(word));
  return {
    name: words.filter(isKept).join(' '),
    titles: words.filter((word, index) => !isKept(word, index)),
  };
}

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

const toPersonName = (firstName: string, lastName: string): InvoicePersonName => ({
  firstName: toNameCase(firstName),
  lastName: toNameCase(lastName),
});

/** How well a code fits a division of a name: both parts, or the beginning of one of them. */
type Fit = 'whole' | 'beginning' | null;

const listBeginnings = (text: string): string[] => {
  const words = text.split(' ');
  return words.slice(1).map((_, index) => words.slice(0, index + 1).join(' '));
};

/** Codes may be made of the first of several first names, or of the first surname. */
function findFit(firstName: string, lastName: string, code: string): Fit {
  const [surnameCode, nameCode] = [code.slice(0, 3), code.slice(3, 6)];
  const isSurname = fitsSurname(lastName, surnameCode);
  const isName = fitsFirstName(firstName, nameCode);
  if (isSurname && isName) return 'whole';
  const isPart =
    (isSurname && listBeginnings(firstName).some((name) => fitsFirstName(name, nameCode))) ||
    (isName && listBeginnings(lastName).some((surname) => fitsSurname(surname, surnameCode)));
  return isPart ? 'beginning' : null;
}

/** Names of more words are no names of people. */
const DIVIDED_WORDS_MAX = 10;

/** Every division of a name in two, both ways round. */
function listDivisions(name: string): [firstName: string, lastName: string][] {
  const words = name.split(' ').filter(hasLetters);
  if (words.length > DIVIDED_WORDS_MAX) return [];
  return words.slice(1).flatMap((_, index): [string, string][] => {
    const head = words.slice(0, index + 1).join(' ');
    const tail = words.slice(index + 1).join(' ');
    return [
      [head, tail],
      [tail, head],
    ];
  });
}

/**
 * First and last name of a person: the tax code says which words are which, also where its control
 * character is wrong.
 * @returns `null` where the code fits no division of the name, or several
 */
export function splitPersonName(name: string, code: string): InvoicePersonName | null {
  const divisions = listDivisions(name.trim().replace(/\s+/g, ' '));
  const whole = divisions.find(([first, last]) => findFit(first, last, code) === 'whole');
  const partial = divisions.filter(([first, last]) => findFit(first, last, code) !== null);
  const division = whole ?? (partial.length === 1 ? partial[0] : undefined);
  return division === undefined ? null : toPersonName(...division);
}

const NO_MATCH =
  ' Il codice fiscale non corrisponde a nome e cognome: confrontalo con la tessera sanitaria.';

/** Words that begin another person's name, or a remark: "Rossi e Bianchi", "Rossi c/o Bianchi", "Rossi (moglie)". */
const ANOTHER = /\s(?:e|ed|&|in|c\/o|presso|ved\.?|vedova|e\/o)\s|\s?[/;()+]\s?/iu;
const ANOTHER_MAX = 4;

/** The parts of a text that may each name a person. */
const listPersons = (text: string): string[] =>
  text
    .split(ANOTHER, ANOTHER_MAX)
    .map((part) => part.trim())
    .filter(hasLetters);

/** The person of several in a text whose tax code it is; `null` where the text names one alone. */
function findPersonOfCode(text: string, code: string): InvoicePersonName | null {
  const persons = listPersons(text);
  if (persons.length < 2) return null;
  for (const person of persons) {
    const divided = splitPersonName(person, code);
    if (divided !== null) return divided;
  }
  return null;
}

/** Words of a longer name, such as a business', that are a person's: "Farmacia Rossi Mario". */
function findPersonWithin(text: string, code: string): InvoicePersonName | null {
  const words = text.split(/\s+/).slice(0, DIVIDED_WORDS_MAX);
  for (let start = 0; start < words.length - 1; start += 1)
    for (let end = words.length; end > start + 1; end -= 1) {
      const division = listDivisions(words.slice(start, end).join(' ')).find(
        ([first, last]) => findFit(first, last, code) === 'whole',
      );
      if (division !== undefined) return toPersonName(...division);
    }
  return null;
}

const describeWholeName = (name: string): string => ` La fattura è intestata a «${name}».`;

/** The name of who runs a business that is called "… di Rossi Mario". */
const listOwnerNames = (name: string): string[] =>
  [...name.matchAll(/\sdi\s+/giu)]
    .slice(0, 5)
    .map((match) => name.slice(match.index + match[0].length));

/** A name that the file has in one: divided by the code, or else offered whole. */
function divideWholeName(written: string, code: string | null): ReadName<InvoicePersonName> {
  const name = written.replace(/,/g, ' ').replace(/\s+/g, ' ').trim();
  if (code !== null) {
    const person = findPersonOfCode(name, code);
    if (person !== null) return { name: person, remark: describeWholeName(written) };
    for (const [index, text] of [name, ...listOwnerNames(name)].entries()) {
      const divided = splitPersonName(text, code);
      if (divided !== null)
        return {
          name: divided,
          remark: index === 0 ? '' : describeWholeName(name),
        };
    }
    const within = findPersonWithin(name, code);
    if (within !== null) return { name: within, remark: describeWholeName(name) };
  }
  const why = !name.includes(' ')
    ? 'La fattura ha un nome solo'
    : code === null
      ? 'La fattura non divide nome e cognome'
      : 'La fattura non divide nome e cognome e il codice fiscale non dice come';
  return {
    name: { firstName: '', lastName: toNameCase(name) },
    remark: ` ${why}: lascia qui il cognome e scrivi il nome nel suo campo.`,
  };
}

/** First and last name without the other people that a field names beside them. */
function findWithoutOthers(
  firstName: string,
  lastName: string,
  code: string,
): InvoicePersonName | null {
  const [firsts, lasts] = [listPersons(firstName), listPersons(lastName)];
  if (firsts.length < 2 && lasts.length < 2) return null;
  for (const first of firsts)
    for (const last of lasts)
      if (findFit(first, last, code) !== null) return toPersonName(first, last);
  return null;
}

const SWAPPED =
  ' Nella fattura nome e cognome sono scambiati: il codice fiscale dice quale è il cognome.';

/** First and last name as the file divides them, unless the code says otherwise. */
function checkWrittenName(
  { firstName, lastName }: InvoicePersonName,
  code: string | null,
): ReadName<InvoicePersonName> {
  const written = toPersonName(firstName, lastName);
  if (code === null) return { name: written, remark: '' };
  const own = findWithoutOthers(firstName, lastName, code);
  if (own !== null) return { name: own, remark: describeWholeName(`${firstName} ${lastName}`) };
  const fit = findFit(firstName, lastName, code);
  if (fit === 'whole') return { name: written, remark: '' };
  const swappedFit = findFit(lastName, firstName, code);
  if (swappedFit === 'whole' || (fit === null && swappedFit !== null))
    return { name: toPersonName(lastName, firstName), remark: SWAPPED };
  if (fit === 'beginning') return { name: written, remark: '' };
  const divided = splitPersonName(`${firstName} ${lastName}`, code);
  return divided === null
    ? { name: written, remark: NO_MATCH }
    : { name: divided, remark: ' Nome e cognome sono divisi come dice il codice fiscale.' };
}

const describeTitles = (titles: readonly string[]): string =>
  titles.length === 0 ? '' : ` «${titles.join(' ')}» non fa parte del nome: tolto.`;

/**
 * First and last name of a person. The two fields of the file decide, the code is compared with them
 * afterwards.
 * @param code the personal tax code, right or mistyped; `null` where there is none
 */
export function readPersonName(
  party: Pick<InvoiceParty, 'name' | 'person'>,
  code: string | null,
): ReadName<InvoicePersonName> {
  const { person } = party;
  const first = removeTitles(person?.firstName ?? '');
  const last = removeTitles(person?.lastName ?? '');
  const isDivided = hasLetters(first.name) && hasLetters(last.name) && first.name !== last.name;
  if (person !== undefined && isDivided) {
    const read = checkWrittenName({ firstName: first.name, lastName: last.name }, code);
    return { ...read, remark: read.remark + describeTitles([...first.titles, ...last.titles]) };
  }
  const texts = [last.name, first.name, party.name].filter(hasLetters);
  const whole = removeTitles(texts[0] ?? '');
  const read = divideWholeName(whole.name, code);
  const titles = new Set([...first.titles, ...last.titles, ...whole.titles]);
  return { ...read, remark: read.remark + describeTitles([...titles]) };
}

/** Legal forms as they are abbreviated and written out; longer forms first. */
const LEGAL_FORMS: readonly (readonly [string, string])[] = [
  [
    'srls',
    String.raw`s\.?\s?r\.?\s?l\.?\s?s\.?|societ[aà]['’]?\s+a\s+responsabilit[aà]['’]?\s+limitata\s+semplificata`,
  ],
  ['srl', String.raw`s\.?\s?r\.?\s?l\.?|societ[aà]['’]?\s+a\s+responsabilit[aà]['’]?\s+limitata`],
  ['sapa', String.raw`s\.?\s?a\.?\s?p\.?\s?a\.?`],
  ['spa', String.raw`s\.?\s?p\.?\s?a\.?|societ[aà]['’]?\s+per\s+azioni`],
  ['snc', String.raw`s\.?\s?n\.?\s?c\.?|societ[aà]['’]?\s+in\s+nome\s+collettivo`],
  ['sas', String.raw`s\.?\s?a\.?\s?s\.?|societ[aà]['’]?\s+in\s+accomandita\s+semplice`],
  ['scarl', String.raw`s\.?\s?c\.?\s?a?\.?\s?r\.?\s?l\.?`],
  ['coop', String.raw`soc(?:iet[aà]['’]?|\.)?\s?coop(?:erativa|\.)?`],
  ['ss', String.raw`societ[aà]['’]?\s+semplice`],
  ['gmbh', 'gmbh'],
  ['ltd', String.raw`ltd\.?`],
];
const LEGAL_FORM = new RegExp(
  String.raw`(?<![\p{L}\d.])(?:${LEGAL_FORMS.map(([key, words]) => `(?<${key}>${words})`).join('|')})(?![\p{L}\d])`,
  'giu',
);
const OTHER_COMPANY_WORDS =
  /(?<!\p{L})(?:condominio|onlus|parrocchia|comune di|associazione|fondazione)(?!\p{L})/iu;

/** Whether a name says that it is no person's: it has a legal form, or is a condominium's. */
export const isCompanyName = (name: string): boolean =>
  name.search(LEGAL_FORM) >= 0 || OTHER_COMPANY_WORDS.test(name);

/** The name of a company with each legal form once, and without words of politeness before it. */
export function readCompanyName(written: string): ReadName<string> {
  const words = written.trim().split(/\s+/);
  const start = words.findIndex((word) => !COMPANY_TITLES.has(bareWord(word)));
  const polite = words.slice(0, Math.max(start, 0));
  const text = words.slice(polite.length).join(' ');
  const seen = new Set<string>();
  const removed: string[] = [];
  const name = text
    .replace(LEGAL_FORM, (form: string, ...rest: unknown[]) => {
      const groups = rest.at(-1) as Record<string, string | undefined>;
      const key = Object.keys(groups).find((group) => groups[group] !== undefined) ?? form;
      if (!seen.has(key)) {
        seen.add(key);
        return form;
      }
      removed.push(form);
      return '';
    })
    .replace(/\s+/g, ' ')
    .replace(/[\s,–-]+$/, '');
  const repeated =
    removed.length === 0
      ? ''
      : ` La forma giuridica «${removed.join(' ')}» è scritta due volte: ne resta una.`;
  return { name, remark: repeated + describeTitles(polite) };
}
