import { ECOBONUS_2026, listSiteFields, type SiteField } from '../enea-site/index.js';
import { normalizeCpid, validateCpid } from '../filings/index.js';
import {
  dropMargins,
  groupLines,
  listPageLines,
  type PrintLine,
  type PrintPage,
} from './print-layout.js';
import {
  ATTORNEY_VALUES,
  NAMED_VALUES,
  PRINT_SECTIONS,
  SECTION_TITLES,
  type NamedKey,
  type PrintSection,
} from './print-questions.js';
import { condenseText, parsePrintedNumber, toAnswerKey } from './print-text.js';
import { readTable, type PrintColumn } from './print-table.js';
import { readSection, type SectionReading } from './read-questions.js';

/** A row of ENEA's table, by the control of the site that each value was typed into. */
export type PrintedRow = Readonly<Record<string, string>>;

/** A further person or company as it is printed. */
export interface PrintedPerson {
  readonly name: string;
  readonly code: string;
}

/** Words and values of a declaration as ENEA prints it: a draft, or the one that was filed. */
export interface EneaPrint {
  /** "345A"; `null` where it cannot be told apart. */
  readonly comma: string | null;
  /** Each one that it names. */
  readonly cpids: readonly string[];
  readonly isFiled: boolean;
  /** By the key of the answer in the sheet; absent where the question is not printed. */
  readonly values: Readonly<Record<string, string>>;
  /** Names and codes of the other beneficiaries. */
  readonly others: string;
  /** Each of them where names and code stand behind their titles; none where ENEA prints them without. */
  readonly people: readonly PrintedPerson[];
  readonly generators: readonly PrintedRow[];
  /** Windows, or shadings and shutters; `null` where the numbers of the rows are not 1, 2, 3… */
  readonly rows: readonly PrintedRow[] | null;
}

/** The answers that a PDF of a declaration has. */
export interface PdfReading {
  readonly text: string;
  /** `null` of a paper that is no print of ENEA's form. */
  readonly print: EneaPrint | null;
}

const TABLE_TITLE = /(?:ssschermaturesolari|inserramentieinfissi)/;
const EXPENSE_TITLE = /^spesecongruesostenute/;
/** Longer pieces are notes below a table. */
const LONGEST_CELL = 70;

/** ENEA marks an answer that a note explains. */
const stripStar = (cell: string): string => cell.replace(/\(?\s*\*\s*\)?\s*$/, '');

/** Says of a cell if it is an answer; the same cells are asked for many times. */
function createCellCheck(field: SiteField): (cell: string) => boolean {
  const answers = new Set((field.choices ?? []).map(({ label }) => toAnswerKey(label)));
  const check = (cell: string): boolean => {
    if (field.kind === 'number') return parsePrintedNumber(cell) !== null;
    if (field.kind === 'flag') return /^(?:si|no)$/.test(condenseText(cell));
    return answers.has(toAnswerKey(stripStar(cell)));
  };
  return rememberChecks(check);
}

function rememberChecks(check: (cell: string) => boolean): (cell: string) => boolean {
  const answers = new Map<string, boolean>();
  return (cell) => {
    const before = answers.get(cell);
    if (before !== undefined) return before;
    const answer = check(cell);
    answers.set(cell, answer);
    return answer;
  };
}

const OPTIONAL_CELLS: readonly string[] = ['id-rsup', 'id-gtot', 'id-osc'];

const toColumn = (field: SiteField): PrintColumn => ({
  isOptional: OPTIONAL_CELLS.includes(field.id),
  isReadable: createCellCheck(field),
});

/** The rows of windows or shadings. */
function readRows(lines: readonly PrintLine[], comma: string | null): PrintedRow[] | null {
  const fields = listSiteFields(ECOBONUS_2026, comma === '345B' ? 'schermature' : 'serramenti');
  const items = lines
    .flatMap((line) => line.items)
    .filter(({ text }) => text.length <= LONGEST_CELL);
  const left = Math.min(...items.map(({ x }) => x));
  const numbers = items.filter(
    ({ x, height, text }) => x - left < 1.5 * height && /^\s*\d{1,3}\s*$/.test(text),
  );
  if (numbers.length === 0) return null;
  if (numbers.some(({ text }, at) => Number(text) !== at + 1)) return null;
  const cells = readTable(
    groupLines(items.filter((item) => !numbers.includes(item))),
    numbers.map(({ y }) => y),
    fields.map(toColumn),
  );
  return cells.map((row) =>
    Object.fromEntries(fields.map(({ id }, at) => [id, stripStar(row[at] ?? '')])),
  );
}

const GENERATOR_FIELDS = ['riga', 'id-num', 'rendimento', 'id-pn'] as const;
const EFFICIENCY = /=\s*[\d.,]+\s*%?\s*$/;

const [KIND] = listSiteFields(ECOBONUS_2026, 'generatori');
const isGeneratorKind = (cell: string): boolean =>
  (KIND?.choices ?? []).some(({ label }) => toAnswerKey(label) === toAnswerKey(cutName(cell)));

/** "Altro (energia elettrica)" without its name. */
const cutName = (cell: string): string => cell.replace(/\s*\(.*\)\s*$/, '');

function readGenerators(lines: readonly PrintLine[]): PrintedRow[] {
  const anchors = lines.filter(({ text }) => text.includes('=')).map(({ y }) => y);
  if (anchors.length === 0) return [];
  const cells = readTable(lines, anchors, [
    { isReadable: rememberChecks(isGeneratorKind) },
    { isReadable: (cell) => /^\d{1,2}$/.test(cell) },
    { isReadable: (cell) => EFFICIENCY.test(cell) },
    { isOptional: true, isReadable: (cell) => parsePrintedNumber(cell) !== null },
  ]);
  return cells.map((row) => {
    const [kind = '', count = '', efficiency = '', power = ''] = row;
    const value = /=\s*([\d.,]+)/.exec(efficiency)?.[1] ?? '';
    const isPea = condenseText(efficiency).startsWith('pea');
    return {
      [GENERATOR_FIELDS[0]]: cutName(kind),
      'id-altro': /\((.*)\)\s*$/.exec(kind)?.[1] ?? '',
      'id-num': count,
      [isPea ? 'id-pea' : 'id-n']: value,
      'id-pn': power,
    };
  });
}

/** A name of the forms, however its letters are broken. */
const toPattern = (name: string): string =>
  [...name.replaceAll(' ', '')].map((letter) => `${letter}\\s*`).join('');

/** The longest first: "Sede legale" is no "Sede". */
const NAMES = (Object.keys(NAMED_VALUES) as (keyof typeof NAMED_VALUES)[]).toSorted(
  (a, b) => b.length - a.length,
);
/** A line of its own, with or without the name of the representative behind it. */
const isHeading = (name: string): boolean => /rappresentante/i.test(name);
const joinPatterns = (names: readonly string[]): string => names.map(toPattern).join('|');
const NAMED = new RegExp(
  `(?<![\\p{L}])(?:(${joinPatterns(NAMES.filter((name) => !isHeading(name)))})\\s*:|(${joinPatterns(NAMES.filter(isHeading))})\\s*:?|${joinPatterns(['Ubicazione edificio', 'Dati catastali'])})`,
  'giu',
);

/** Key of a name; behind the heading of the representative the same names are of that person. */
function findNamedKey(printed: string, isOfAttorney: boolean): NamedKey | undefined {
  const name = NAMES.find((one) => condenseText(one) === condenseText(printed));
  if (name === undefined) return undefined;
  const own = (ATTORNEY_VALUES as Partial<Record<string, NamedKey>>)[name];
  return (isOfAttorney ? own : undefined) ?? NAMED_VALUES[name];
}

/** The values of the forms of property and owner, and what follows on others. */
function readNamed(text: string): { named: Partial<Record<NamedKey, string>>; rest: string } {
  const named: Partial<Record<NamedKey, string>> = {};
  const matches = [...text.matchAll(NAMED)];
  let rest = '';
  matches.forEach((match, at) => {
    const [whole, value, heading] = match;
    const end = matches[at + 1]?.index ?? text.length;
    const own = text.slice(match.index + whole.length, end).trim();
    const key = findNamedKey(heading ?? value ?? '', named.attorney !== undefined);
    if (key === undefined) return;
    const isOpen = named.residence === undefined || key.startsWith('attorney');
    if (named[key] === undefined && isOpen) named[key] = own;
    else rest += ` ${own}`;
  });
  return { named, rest };
}

/** People or companies that follow one another; each begins where a title comes again. */
function listPeople(text: string): PrintedPerson[] {
  const people: Partial<Record<NamedKey, string>>[] = [];
  const matches = [...text.matchAll(NAMED)];
  matches.forEach(({ 0: whole, 1: printed = '', index }, at) => {
    const key = findNamedKey(printed, false);
    if (key === undefined) return;
    if (people.at(-1)?.[key] !== undefined || people.length === 0) people.push({});
    const person = people.at(-1);
    if (person) person[key] = text.slice(index + whole.length, matches[at + 1]?.index).trim();
  });
  return people.map((person) => ({
    name: [
      person['beneficiary.beneficiaryFirstName'],
      person['beneficiary.beneficiaryLastName'],
      person['beneficiary.beneficiaryCompanyName'],
    ]
      .filter(Boolean)
      .join(' '),
    code: person['beneficiary.beneficiarySsn'] ?? person['beneficiary.vat'] ?? '',
  }));
}

const ADDRESS = /^(.*)\s[-–]\s*(\d{5})\s+(.*?)\s*$/;

/** Street with number, postal code and municipality of an address. */
function splitAddress(address: string): { street: string; zip?: string; municipality?: string } {
  const [, street, zip, municipality] = ADDRESS.exec(address) ?? [];
  return street === undefined || zip === undefined || municipality === undefined
    ? { street: address }
    : { street, zip, municipality };
}

const withAddress = (
  prefix: 'location.immovable' | 'residence.beneficiaryResidential',
  address: string | undefined,
): Record<string, string> => {
  if (address === undefined) return {};
  const { street, zip, municipality } = splitAddress(address);
  return {
    [`${prefix}Address`]: street,
    ...(zip === undefined ? {} : { [`${prefix}Zip`]: zip }),
    ...(municipality === undefined ? {} : { [`${prefix}Municipality`]: municipality }),
  };
};

/** Lines between two titles. */
function sliceLines(
  lines: readonly PrintLine[],
  from: (line: PrintLine) => boolean,
  to: (line: PrintLine) => boolean,
): PrintLine[] {
  const start = lines.findIndex(from);
  if (start === -1) return [];
  const length = lines.slice(start + 1).findIndex(to);
  return lines.slice(start + 1, length === -1 ? undefined : start + 1 + length);
}

const isTitle = ({ condensed }: PrintLine): boolean =>
  Object.values(SECTION_TITLES).some((title) => title.test(condensed)) ||
  TABLE_TITLE.test(condensed) ||
  EXPENSE_TITLE.test(condensed) ||
  /^(?:schedaintervento|note)$/.test(condensed) ||
  condensed.startsWith('ildocumentooriginalecartaceo');

const readOneSection = (lines: readonly PrintLine[], section: PrintSection): SectionReading =>
  readSection(
    sliceLines(lines, ({ condensed }) => SECTION_TITLES[section].test(condensed), isTitle),
    PRINT_SECTIONS[section],
  );

/** Forms of property and owner, with the year of construction that stands between them. */
function readForms({ answers, blocks }: SectionReading) {
  const toText = (...keys: ('property' | 'owner' | 'persons' | 'companies')[]) =>
    keys.flatMap((key) => (blocks.get(key) ?? []).map(({ text }) => text)).join(' ');
  const YEAR = 'building.immovableEstimatedYearOfConstruction';
  const year = answers.get(YEAR) ?? '';
  // A title that is centred beside its form stands below the first names of it.
  const [, own = year, early = ''] = /^\s*(\S*)\s+((?:\p{L}[\p{L} ]*):.*)$/u.exec(year) ?? [];
  const { named, rest } = readNamed(`${toText('property')} ${early} ${toText('owner')}`);
  const { address, residence, ...values } = named;
  const code = named['beneficiary.beneficiarySsn'] ?? named['beneficiary.vat'];
  return {
    values: {
      ...withAddress('location.immovable', address),
      ...values,
      // A company may be printed with its VAT number alone.
      ...(code === undefined ? {} : { 'beneficiary.beneficiarySsn': code }),
      ...withAddress('residence.beneficiaryResidential', residence),
      ...(answers.has(YEAR) ? { [YEAR]: own } : {}),
    },
    others: `${rest} ${toText('persons', 'companies')}`.trim(),
    people: [...listPeople(toText('persons')), ...listPeople(toText('companies'))],
  };
}

const CPID = /CPID\s*:?\s*(.*?)\s*(?:Data\s*chiusura|del\s+\d{4}|$)/i;

function listCpids(lines: readonly PrintLine[]): string[] {
  const read = lines.flatMap(({ text }) => CPID.exec(text)?.[1] ?? []).map(normalizeCpid);
  return [...new Set(read.filter((cpid) => validateCpid(cpid) === null))];
}

function readExpense(lines: readonly PrintLine[]): Record<string, string> {
  const start = lines.findIndex(({ condensed }) => EXPENSE_TITLE.test(condensed));
  const [line, below] = lines.slice(start, start + 2);
  if (start === -1 || line === undefined) return {};
  const own = line.text.replace(/^.*sostenute\s*(?:\[\s*€\s*\])?/i, '');
  const value = own.trim() === '' && below && !isTitle(below) ? below.text : own;
  return { 'expenses.speseCongrue': value.trim() };
}

const listTableLines = (lines: readonly PrintLine[]): PrintLine[] =>
  sliceLines(
    lines,
    ({ condensed }) => TABLE_TITLE.test(condensed),
    ({ condensed }) => EXPENSE_TITLE.test(condensed),
  );

/** Heads that drafts and filed declarations have; another paper of ENEA's has not all of them. */
const HEADS = [/comma34\d[a-z]/, /datadiultimazione/, /spesecongruesostenute/] as const;

/** Reads a PDF by the places of its texts. */
export function readEneaPdf(pages: readonly PrintPage[]): PdfReading {
  const pageLines = listPageLines(pages);
  const text = pageLines
    .flat()
    .map((line) => line.text)
    .join('\n');
  const condensed = condenseText(text);
  if (!HEADS.every((head) => head.test(condensed))) return { text, print: null };
  const lines = dropMargins(pageLines);
  const comma = /comma(34\d[a-z])/.exec(condensed)?.[1]?.toUpperCase() ?? null;
  const general = readOneSection(lines, 'general');
  const heating = readOneSection(lines, 'heating');
  const sections = [
    general,
    readOneSection(lines, 'intervention'),
    heating,
    readOneSection(lines, 'summary'),
  ];
  const forms = readForms(general);
  return {
    text,
    print: {
      comma,
      cpids: listCpids(pageLines.flat()),
      isFiled: condensed.includes('datachiusura'),
      values: {
        ...Object.fromEntries(sections.flatMap(({ answers }) => [...answers])),
        ...forms.values,
        ...readExpense(lines),
      },
      others: forms.others,
      people: forms.people,
      generators: readGenerators(heating.blocks.get('generators') ?? []),
      rows: readRows(listTableLines(lines), comma),
    },
  };
}
