import { describe, expect, it } from '@jest/globals';
import { expectLittleProcessorTime } from '../../test/processor-time.js';
import fc from 'fast-check';
import { dossierInvoice, invoiceContext, invoiceLine } from '../../test/invoice-fixtures.js';
import { calculateControlCharacter, encodeFirstName, encodeSurname } from '../index.js';
import { isCompanyName, readCompanyName, readPersonName } from './party-name.js';
import { listCustomerProposals } from './propose-customer.js';

const MARIO = 'RSSMRA80A01F205X';
const withControl = (code: string): string => code + calculateControlCharacter(code);
const codeFor = (firstName: string, lastName: string): string =>
  withControl(`${encodeSurname(lastName)}${encodeFirstName(firstName)}80A01F205`);

const read = (firstName: string, lastName: string, code: string | null) =>
  readPersonName({ name: `${firstName} ${lastName}`, person: { firstName, lastName } }, code);
const SWAPPED =
  ' Nella fattura nome e cognome sono scambiati: il codice fiscale dice quale è il cognome.';
const NO_MATCH =
  ' Il codice fiscale non corrisponde a nome e cognome: confrontalo con la tessera sanitaria.';

type Row = [first: string, last: string, code: string | null, name: [string, string], told: string];

describe('the name of a person in its two fields', () => {
  it.each<Row>([
    ['MARIO', 'ROSSI', MARIO, ['Mario', 'Rossi'], ''],
    ['MARIO LUIGI', 'ROSSI', MARIO, ['Mario Luigi', 'Rossi'], ''],
    ['Maria', 'Rossi Bianchi', codeFor('Maria', 'Rossi'), ['Maria', 'Rossi Bianchi'], ''],
    ['Rossi', 'Mario', MARIO, ['Mario', 'Rossi'], SWAPPED],
    ['ROSSI', 'MARIO LUIGI', MARIO, ['Mario Luigi', 'Rossi'], SWAPPED],
    ['Luigi', 'Verdi', MARIO, ['Luigi', 'Verdi'], NO_MATCH],
    ['Luigi', 'Rossi', MARIO, ['Luigi', 'Rossi'], NO_MATCH],
    ['Luigi', 'Verdi', null, ['Luigi', 'Verdi'], ''],
    [
      'Mario De',
      'Rossi',
      codeFor('Mario', 'De Rossi'),
      ['Mario', 'De Rossi'],
      ' Nome e cognome sono divisi come dice il codice fiscale.',
    ],
    ['ĐORĐE', 'ĐORĐEVIĆ', codeFor('Djordje', 'Djordjevic'), ['Đorđe', 'Đorđević'], ''],
    ['JAN', 'ŁUKASZEWICZ', codeFor('Jan', 'Lukaszewicz'), ['Jan', 'Łukaszewicz'], ''],
    ['LI', 'WEI', null, ['Li', 'Wei'], ''],
    ['Wei', 'Ing', null, ['Wei', 'Ing'], ''],
    ['Mario Rossi', 'Mario Rossi', MARIO, ['Mario', 'Rossi'], ''],
    ['', 'ROSSI MARIO', MARIO, ['Mario', 'Rossi'], ''],
    ...(
      [
        ['MARIO E ANNA', 'ROSSI'],
        ['MARIO', 'ROSSI E BIANCHI ANNA'],
        ['MARIO', 'ROSSI IN BIANCHI'],
        ['Mario', 'Rossi (proprietario)'],
        ['', 'ROSSI MARIO E BIANCHI ANNA'],
        ['', 'BIANCHI ANNA/ROSSI MARIO'],
        ['', 'ROSSI MARIO C/O BIANCHI'],
        ['', 'FARMACIA ROSSI MARIO'],
        ['', 'Azienda agricola Mario Rossi'],
      ] as const
    ).map(([first, last]): Row => [
      first,
      last,
      MARIO,
      ['Mario', 'Rossi'],
      ` La fattura è intestata a «${`${first} ${last}`.trim()}».`,
    ]),
    ['', 'Rossi, Mario', MARIO, ['Mario', 'Rossi'], ''],
    [
      'Mario Rossi',
      '.',
      null,
      ['', 'Mario Rossi'],
      ' La fattura non divide nome e cognome: lascia qui il cognome e scrivi il nome nel suo campo.',
    ],
    [
      '',
      'Rossi',
      null,
      ['', 'Rossi'],
      ' La fattura ha un nome solo: lascia qui il cognome e scrivi il nome nel suo campo.',
    ],
  ])('«%s» and «%s» with %j', (first, last, code, [firstName, lastName], told) => {
    expect(read(first, last, code)).toEqual({ name: { firstName, lastName }, remark: told });
  });

  it.each([
    ['Sig. Mario', 'Rossi', 'Sig.'],
    ['SIG.MARIO', 'ROSSI', 'SIG.'],
    ['Sig MARIO', 'ROSSI', 'Sig'],
    ['Dott.Ing. Mario', 'Rossi', 'Dott. Ing.'],
    ['Egr. Sig. Mario', 'Rossi', 'Egr. Sig.'],
    ['Mario', 'Geom. Rossi', 'Geom.'],
    ['Mario', 'ROSSI Arch.', 'Arch.'],
    ['Spett.le Mario', 'Rossi', 'Spett.le'],
    ['Cav. Mario', 'Rossi', 'Cav.'],
    ['Gent.ma Dott.ssa Mario', 'Rossi', 'Gent.ma Dott.ssa'],
  ])('without the titles of «%s» and «%s»', (first, last, titles) => {
    expect(read(first, last, MARIO)).toEqual({
      name: { firstName: 'Mario', lastName: 'Rossi' },
      remark: ` «${titles}» non fa parte del nome: tolto.`,
    });
  });
});

it.each<[string, string | null, [string, string], string]>([
  ['ROSSI MARIO LUIGI', MARIO, ['Mario Luigi', 'Rossi'], ''],
  ['Geom. Mario Rossi', MARIO, ['Mario', 'Rossi'], ' «Geom.» non fa parte del nome: tolto.'],
  [
    'Idraulica Rossi di Rossi Mario',
    MARIO,
    ['Mario', 'Rossi'],
    ' La fattura è intestata a «Idraulica Rossi di Rossi Mario».',
  ],
  [
    'BIANCHI LAURA',
    MARIO,
    ['', 'Bianchi Laura'],
    ' La fattura non divide nome e cognome e il codice fiscale non dice come: lascia qui il cognome e scrivi il nome nel suo campo.',
  ],
])('a name in one, «%s», is divided by the code or offered whole', (name, code, parts, told) => {
  expect(readPersonName({ name }, code)).toEqual({
    name: { firstName: parts[0], lastName: parts[1] },
    remark: told,
  });
});

describe('the name of a company', () => {
  it.each([
    ['Verdi Srl Srl', 'Verdi Srl', 'Srl'],
    ['ROSSI S.R.L. SRL', 'ROSSI S.R.L.', 'SRL'],
    ['Verdi snc di Verdi Mario & C. S.n.c.', 'Verdi snc di Verdi Mario & C.', 'S.n.c.'],
    ['ALFA SPA - S.P.A.', 'ALFA SPA', 'S.P.A.'],
    ['Alfa S.R.L. unipersonale srl', 'Alfa S.R.L. unipersonale', 'srl'],
    [
      'Società a responsabilità limitata Verdi Srl',
      'Società a responsabilità limitata Verdi',
      'Srl',
    ],
  ])('«%s» has its form once', (written, name, form) => {
    expect(readCompanyName(written)).toEqual({
      name,
      remark: ` La forma giuridica «${form}» è scritta due volte: ne resta una.`,
    });
  });

  it.each(['Verdi Srl', 'Sirl Sas', 'Rossi Srls', 'Alfa S.p.A.', 'Condominio Aurora'])(
    '«%s» stays and is no person’s',
    (name) => {
      expect(readCompanyName(name)).toEqual({ name, remark: '' });
      expect(isCompanyName(name)).toBe(true);
    },
  );

  it.each(['Mario Rossi', 'SASSO MARIO', 'Spano Anna', 'Sara Soccorsi'])('«%s» is none', (name) =>
    expect(isCompanyName(name)).toBe(false),
  );

  it('stands without words of politeness', () => {
    expect(readCompanyName('Spett.le Verdi Srl')).toEqual({
      name: 'Verdi Srl',
      remark: ' «Spett.le» non fa parte del nome: tolto.',
    });
  });
});

it('names of a thousand words are read in no time', () => {
  const long = 'Sig. Rossi di '.repeat(20_000);
  expectLittleProcessorTime(() => {
    for (const code of [MARIO, null]) {
      read(long, long, code);
      readPersonName({ name: long }, code);
    }
    isCompanyName(long);
    readCompanyName('Srl '.repeat(1_000));
  });
});

const FIRST_NAMES = [
  'Mario',
  'Anna',
  'Maria Teresa',
  'Nicolò',
  'Maria-Grazia',
  'Đorđe',
  'Seán',
  'Li',
];
const LAST_NAMES = [
  'Rossi',
  'De Luca',
  "D'Amico",
  'Di Marco',
  'McDonald',
  "O'Brien",
  'Łukasz',
  'Fo',
];
const customer = fc.record({
  firstName: fc.constantFrom(...FIRST_NAMES),
  lastName: fc.constantFrom(...LAST_NAMES),
  title: fc.constantFrom('', 'Sig. ', 'Dott.ssa ', 'GEOM. '),
  code: fc.constantFrom('right', 'wrong letter', 'other person', 'placeholder', 'VAT', 'none'),
  isCapitals: fc.boolean(),
});
const CODES: Readonly<Record<string, (firstName: string, lastName: string) => string | null>> = {
  right: codeFor,
  'wrong letter': (firstName, lastName) => {
    const code = codeFor(firstName, lastName);
    return code.slice(0, 15) + (code.endsWith('A') ? 'B' : 'A');
  },
  'other person': () => withControl('QQQQQQ80A01F205'),
  placeholder: () => 'OO99999999999',
  VAT: () => '01234567897',
  none: () => null,
};

it('300 people stay people with their names, whatever their code is', () => {
  fc.assert(
    fc.property(customer, ({ firstName, lastName, title, code, isCapitals }) => {
      const write = (name: string): string => (isCapitals ? name.toUpperCase() : name);
      const taxCode = CODES[code]?.(firstName, lastName) ?? null;
      const person = { firstName: title + write(firstName), lastName: write(lastName) };
      const { customer: party } = dossierInvoice([]).invoice;
      const source = dossierInvoice([invoiceLine('Finestra PVC', 1000)], {
        customer: { ...party, name: `${person.firstName} ${person.lastName}`, person, taxCode },
      });
      const proposals = listCustomerProposals(source, invoiceContext());
      const isOffered = !['placeholder', 'VAT', 'none'].includes(code);
      expect(Object.fromEntries(proposals.map(({ field, value }) => [field, value]))).toEqual({
        isCompany: false,
        beneficiaryFirstName: firstName,
        beneficiaryLastName: lastName,
        ...(isOffered ? { beneficiarySsn: taxCode } : {}),
      });
      const reasons = proposals.map(({ reason }) => reason).join(' ');
      expect(reasons.includes('non fa parte del nome')).toBe(title !== '');
      expect(reasons.includes('carattere di controllo')).toBe(code === 'wrong letter');
      expect(reasons.includes('non corrisponde')).toBe(code === 'other person');
      expect(reasons.includes('al cliente')).toBe(!isOffered);
    }),
    { numRuns: 300 },
  );
});
