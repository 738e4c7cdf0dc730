import { describe, expect, it } from '@jest/globals';
import { validShading, validShutter, validWindow } from '../../test/dossier-fixtures.js';
import {
  BUILT_IN_MATRIX,
  BUILT_IN_SETTINGS,
  describeUnusualCpid,
  ENEA_FILINGS,
  formatCpidList,
  formatFilingDocumentName,
  formatReplacedCpid,
  hasEveryFilingFile,
  isEneaFiling,
  listEneaFilings,
  normalizeCpid,
  parseCpidSearch,
  validateCorrectedCpid,
  validateCpid,
  validateFilingChange,
  validateFilingCorrection,
  type BackOfficeDocument,
  type EneaFiling,
  type FilingDocument,
  type ServiceType,
  createAllRules,
} from '../index.js';

const rules = createAllRules(BUILT_IN_SETTINGS);
const products = (w: number, s: number, c: number) => ({
  serramenti: Array.from({ length: w }, () => validWindow()),
  schermature: Array.from({ length: s }, () => validShading()),
  chiusure: Array.from({ length: c }, () => validShutter()),
});

describe('declarations of a dossier', () => {
  // Domain decisions, intervention matrix.
  it.each<[ServiceType | null, [number, number, number], EneaFiling[]]>([
    [1, [1, 0, 0], ['serramenti']],
    [1, [0, 1, 0], ['schermature']],
    [1, [0, 0, 2], ['schermature']],
    [1, [0, 1, 1], ['schermature']],
    [1, [3, 1, 0], ['serramenti', 'schermature']],
    [1, [1, 0, 1], ['serramenti', 'schermature']],
    [1, [0, 0, 0], ['serramenti']],
    [2, [1, 0, 0], ['bonusCasa']],
    [3, [1, 0, 0], ['bonusCasa']],
    [null, [1, 0, 0], []],
  ])('of service %s with rows %j are %j', (serviceType, [w, s, c], expected) => {
    const dossier = { serviceType, manufatti: products(w, s, c) };
    expect(rules.listEneaFilings(dossier, null)).toEqual(expected);
  });

  it('are as many as were frozen when the dossier was sent', () => {
    const mixed = { serviceType: 1 as const, manufatti: products(1, 1, 0) };
    expect(rules.listEneaFilings(mixed, { numEcobonus: 1 })).toEqual(['serramenti']);
    expect(rules.listEneaFilings(mixed, { numEcobonus: 2 })).toEqual(['serramenti', 'schermature']);
    const edited = {
      interventionMatrix: {
        ...BUILT_IN_MATRIX,
        rows: BUILT_IN_MATRIX.rows.map((row) => ({ ...row, ecobonus: 1 })),
      },
    };
    expect(listEneaFilings(mixed, null, edited)).toEqual(['serramenti']);
    expect(listEneaFilings(mixed, { numEcobonus: 2 }, edited)).toHaveLength(2);
  });

  it('are at least one, whatever a matrix counts', () => {
    const windows = { serviceType: 1 as const, manufatti: products(1, 0, 0) };
    expect(rules.listEneaFilings(windows, { numEcobonus: 0 })).toEqual(['serramenti']);
  });

  it('have the names and the commas of ENEA', () => {
    expect(Object.values(ENEA_FILINGS).map(({ label, comma }) => [label, comma])).toEqual([
      ['Serramenti', '345A'],
      ['Schermature e chiusure', '345B'],
      ['Bonus Casa', null],
    ]);
    expect(['serramenti', 'chiusure', '', null, 'toString'].map(isEneaFiling)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('the text of a CPID', () => {
  it.each([
    ['  ab12-34567 ', 'AB12-34567'],
    ['1234 5678 9012', '123456789012'],
    ['CPID: 2026ABC123', '2026ABC123'],
    ['Codice CPID 2026abc123', '2026ABC123'],
    ['cpid2026', 'CPID2026'],
    ['12–34—56', '12-34-56'],
    ['12\u200b345', '12345'],
    ['  codice  CPID  :  12345', '12345'],
    ['12345\u200b\u200b 6', '123456'],
    ['AB CPID 12345', 'ABCPID12345'],
    ['1'.repeat(40), '1'.repeat(40)],
  ])('%j is kept as %j', (given, kept) => {
    expect(normalizeCpid(given)).toBe(kept);
    expect(validateCpid(kept)).toBeNull();
  });

  it.each(['', '1234', 'ABCDEF', '<B>12345', "12345'--", 'É12345', '1'.repeat(41), '-12345'])(
    '%j is refused',
    (given) =>
      expect(validateCpid(normalizeCpid(given))).toBe(
        'Il codice CPID ha da 5 a 40 caratteri, con almeno una cifra: lettere, cifre, punti, barre e trattini',
      ),
  );

  it.each([
    ['Rossi', null],
    ['12', null],
    ['ab 123-45', 'AB123-45'],
  ])('a search for %j looks for %j', (given, sought) =>
    expect(parseCpidSearch(given)).toBe(sought),
  );
});

const file = { id: 1 };
const document = (
  name: BackOfficeDocument,
  filing: EneaFiling,
  change: Partial<FilingDocument> = {},
): FilingDocument => ({ name, filing, isRequired: true, cpid: null, file: null, ...change });

describe('what a change of status waits for', () => {
  const enea = 'Per passare allo stato «Inviata a ENEA» carica prima il codice CPID';
  const done = 'Per passare allo stato «Completata» carica prima la ricevuta';

  it.each<[string, readonly FilingDocument[], string | null]>([
    ['nothing', [document('CodiceCpid', 'serramenti', { cpid: 'A1234', file })], null],
    ['both', [document('CodiceCpid', 'serramenti')], `${enea}: mancano numero e documento`],
    ['number', [document('CodiceCpid', 'bonusCasa', { file })], `${enea}: manca il numero`],
    [
      'file',
      [document('CodiceCpid', 'serramenti', { cpid: 'A1234' })],
      `${enea}: manca il documento`,
    ],
    [
      'the second of two',
      [
        document('CodiceCpid', 'serramenti', { cpid: 'A1234', file }),
        document('CodiceCpid', 'schermature', { file }),
      ],
      `${enea}: per «Schermature e chiusure» manca il numero`,
    ],
    [
      'parts of two',
      [
        document('CodiceCpid', 'serramenti', { cpid: 'A1234' }),
        document('CodiceCpid', 'schermature'),
      ],
      `${enea}: per «Serramenti» manca il documento; per «Schermature e chiusure» mancano numero e documento`,
    ],
    [
      'nothing for a declaration that is no longer there',
      [
        document('CodiceCpid', 'serramenti', { cpid: 'A1234', file }),
        document('CodiceCpid', 'schermature', { isRequired: false, file }),
      ],
      null,
    ],
  ])('%s', (_, documents, message) =>
    expect(rules.validateFilingDocuments('CodiceCpid', 'SENTTOENEA', documents)).toBe(message),
  );

  it('names the declarations whose receipt is missing', () => {
    const receipts = (first: unknown, second: unknown) => [
      document('Ricevuta', 'serramenti', { file: first }),
      document('Ricevuta', 'schermature', { file: second }),
    ];
    const validate = (documents: FilingDocument[]) =>
      rules.validateFilingDocuments('Ricevuta', 'SELLED', documents);
    expect(validate([document('Ricevuta', 'serramenti')])).toBe(done);
    expect(validate(receipts(file, null))).toBe(`${done}: manca per «Schermature e chiusure»`);
    expect(validate(receipts(null, null))).toBe(
      `${done}: manca per «Serramenti» e «Schermature e chiusure»`,
    );
    expect(validate(receipts(file, file))).toBeNull();
    expect(hasEveryFilingFile('Ricevuta', receipts(file, null))).toBe(false);
    expect(hasEveryFilingFile('Ricevuta', receipts(file, file))).toBe(true);
    expect(hasEveryFilingFile('Ricevuta', [])).toBe(false);
  });

  // The server hands over both documents of every declaration.
  it('looks at the document that is asked for, of declarations that are there', () => {
    const cpid = document('CodiceCpid', 'serramenti', { cpid: 'A1234' });
    const receipt = document('Ricevuta', 'serramenti', { file });
    const old = document('Ricevuta', 'schermature', { isRequired: false });
    const all = [cpid, receipt, old];
    expect(rules.validateFilingDocuments('Ricevuta', 'SELLED', all)).toBeNull();
    expect(hasEveryFilingFile('Ricevuta', all)).toBe(true);
    expect(hasEveryFilingFile('CodiceCpid', all)).toBe(false);
    expect(hasEveryFilingFile('Ricevuta', [{ ...cpid, file }, old])).toBe(false);
    expect(rules.validateFilingDocuments('CodiceCpid', 'SENTTOENEA', all)).toBe(
      `${enea}: manca il documento`,
    );
    const missing = [{ ...cpid, file }, { ...receipt, file: null }, old];
    expect(rules.validateFilingDocuments('Ricevuta', 'SELLED', missing)).toBe(done);
  });
});

describe('changes of CPID and receipt', () => {
  // What the status was reached with stays until the dossier comes back.
  it.each([
    ['DRAFT', 'CodiceCpid', false, false, false],
    ['WAITING', 'Ricevuta', false, false, false],
    ['REJECTED', 'CodiceCpid', false, false, false],
    ['SENT', 'CodiceCpid', true, true, true],
    ['ACCEPTED', 'CodiceCpid', true, true, true],
    ['ACCEPTED', 'Ricevuta', true, true, true],
    ['SENTTOENEA', 'CodiceCpid', true, true, false],
    ['SENTTOENEA', 'Ricevuta', true, true, true],
    ['SELLED', 'CodiceCpid', true, false, false],
    ['SELLED', 'Ricevuta', true, false, false],
  ] as const)('%s %s: add %s, replace %s, remove %s', (status, name, ...expected) =>
    expect(
      (['add', 'replace', 'remove'] as const).map(
        (change) => validateFilingChange(status, name, change) === null,
      ),
    ).toEqual(expected),
  );

  it.each([
    [
      'DRAFT',
      'add',
      'La pratica è in mano all’installatore: carica ricevuta e codice CPID dopo l’invio.',
    ],
    [
      'SELLED',
      'replace',
      'La pratica è completata: non puoi più cambiare ricevuta e codice CPID. Se ENEA ne ha dati di nuovi, registra una rettifica.',
    ],
    [
      'SENTTOENEA',
      'remove',
      'La pratica è già stata inviata a ENEA: puoi sostituire il codice CPID ma non toglierlo.',
    ],
  ] as const)('%s: %s is refused in words', (status, change, message) =>
    expect(validateFilingChange(status, 'CodiceCpid', change)).toBe(message),
  );
});

describe('a declaration corrected at ENEA', () => {
  it.each([
    ['DRAFT', 'in mano all’installatore'],
    ['WAITING', 'in mano all’installatore'],
    ['REJECTED', 'in mano all’installatore'],
    ['SENT', 'non è ancora stata inviata a ENEA'],
    ['ACCEPTED', 'non è ancora stata inviata a ENEA'],
    ['SENTTOENEA', null],
    ['SELLED', null],
  ] as const)('%s: refused with %s', (status, words) => {
    const refusal = validateFilingCorrection(status);
    if (words === null) expect(refusal).toBeNull();
    else expect(refusal).toContain(words);
  });

  it.each([
    ['A1234', 'A1234', false],
    ['A1234', 'B1234', true],
    [null, 'B1234', true],
  ])('of %s may get %s: %s', (current, cpid, isRight) =>
    expect(validateCorrectedCpid(current, cpid) === null).toBe(isRight),
  );

  it('says which CPID took the place of which', () => {
    const correction = { filing: 'serramenti', cpid: 'B2222', formerCpid: 'A1111' } as const;
    expect(formatReplacedCpid(correction)).toBe('Serramenti: codice CPID B2222 al posto di A1111');
    expect(formatReplacedCpid({ ...correction, formerCpid: null })).toBe(
      'Serramenti: codice CPID B2222',
    );
  });
});

it('names CPIDs and documents with their declaration only where there are several', () => {
  const first = { filing: 'serramenti', cpid: 'A1234' } as const;
  const second = { filing: 'schermature', cpid: 'B5678' } as const;
  expect(formatCpidList([])).toBeNull();
  expect(formatCpidList([first])).toBe('codice CPID A1234');
  expect(formatCpidList([first, second])).toBe(
    'codici CPID A1234 (Serramenti) e B5678 (Schermature e chiusure)',
  );
  expect(formatFilingDocumentName('Ricevuta ENEA', 'serramenti', false)).toBe('Ricevuta ENEA');
  expect(formatFilingDocumentName('Ricevuta ENEA', 'serramenti', true)).toBe(
    'Ricevuta ENEA – Serramenti',
  );
});

it.each([
  ['411600-2026E-AB12', '2026-10-12', null],
  ['411600-2026E-AB12', null, null],
  ['411600-2025E-AB12', '2026-10-12', /L’anno del codice è 2025, i lavori sono finiti nel 2026/],
  ['2026-0123456', '2026-10-12', /123456-2026E-AB12/],
  ['12', '2026-10-12', null],
])('a CPID %s of works ended on %s is told what is unusual', (cpid, worksEnd, told) => {
  const unusual = describeUnusualCpid(cpid, worksEnd);
  if (told === null) expect(unusual).toBeNull();
  else expect(unusual).toMatch(told);
});
