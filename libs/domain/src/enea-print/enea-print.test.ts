import { describe, expect, it } from '@jest/globals';
import { validCompanyForm, validDossierForm, validWindow } from '../../test/dossier-fixtures.js';
import {
  drawDeclaration,
  expectPrint,
  printDeclaration,
  type CompanyStyle,
  type PrintedDeclaration,
  type PrintStyle,
} from '../../test/enea-print-fixtures.js';
import { drawRandomDeclaration, plantDifference } from '../../test/random-declarations.js';
import type { DossierForm } from '../dossier/index.js';
import {
  findPrintedFiling,
  judgeEneaPdf,
  listStepDifferences,
  listWeightyDifferences,
  readEneaPdf,
  validateConfirmations,
  type FilingReading,
} from './index.js';

const STYLE: PrintStyle = { answers: 'beside', align: 'middle', breaksWords: true };
const FORM = validDossierForm({
  beneficiaryFirstName: 'Raffaello',
  immovableAddressNumber: '12',
  beneficiaryResidentialAddressNumber: '12',
  manufatti: {
    serramenti: Array.from({ length: 10 }, (_, at) => validWindow({ superficie: 1 + at })),
    schermature: [],
    chiusure: [],
  },
});
const CPID = '411600-2026E-AB12';

const read = (change: (printed: PrintedDeclaration) => void, form = FORM, cpid = CPID) => {
  const printed = printDeclaration(form, 'serramenti', { cpid });
  change(printed);
  return readEneaPdf(drawDeclaration(printed, STYLE));
};
const judge = (
  change: (printed: PrintedDeclaration) => void,
  form: DossierForm = FORM,
  cpid: string | null = CPID,
) => judgeEneaPdf(read(change, form), expectPrint(form, 'serramenti', { cpid }));
const set = (pairs: [string, string][], name: string, value: string): void => {
  const pair = pairs.find(([own]) => own.startsWith(name));
  if (pair === undefined) throw new Error(`No ${name}`);
  pair[1] = value;
};
const namesOf = (reading: ReturnType<typeof judge>) =>
  reading.values.filter(({ outcome }) => outcome === 'different').map(({ label }) => label);
const same = () => undefined;

describe('random prints', () => {
  const judgeRandom = (number: number, isPlanted: boolean) => {
    const { form, filing, cpid, saving, style, company } = drawRandomDeclaration(number);
    const printed = printDeclaration(form, filing, { cpid, saving, company });
    const planted = isPlanted ? plantDifference(printed, number) : null;
    const reading = judgeEneaPdf(
      readEneaPdf(drawDeclaration(printed, style)),
      expectPrint(form, filing, { cpid, saving }),
    );
    return { names: namesOf(reading), planted };
  };

  // Thousands are in `backend/test/agreement`.
  it.each(Array.from({ length: 40 }, (_, number) => number))('say the same: %d', (number) => {
    expect(judgeRandom(number, false).names).toEqual([]);
  });
  it.each(Array.from({ length: 80 }, (_, number) => number))(
    'have one difference: %d',
    (number) => {
      const { names, planted } = judgeRandom(number, true);
      expect(names.some((name) => planted?.label.test(name))).toBe(true);
    },
  );
});

describe('a PDF', () => {
  it('of this dossier is compared, with its CPID', () => {
    const reading = judge(same);
    expect([reading.kind, reading.isDraft, reading.cpid, namesOf(reading)]).toEqual([
      'compared',
      false,
      CPID,
      [],
    ]);
  });

  it.each<[string, (printed: PrintedDeclaration) => void, string[]]>([
    ['comma', (printed) => (printed.comma = 'Comma 345B - Schermature solari'), ['Comma']],
    [
      'tax code, with the same name',
      ({ owner }) => set(owner, 'Codice fiscale', 'RSSMRA80A01F205Y'),
      ['Codice fiscale'],
    ],
    [
      'first day',
      ({ intervention }) => set(intervention, 'Data d’inizio', '02/09/2026'),
      ['Data d’inizio dei lavori'],
    ],
  ])('may have another %s', (_what, change, names) => {
    const reading = judge(change);
    expect(reading.kind).toBe('compared');
    expect(namesOf(reading)).toEqual(expect.arrayContaining(names));
  });

  it.each<[string, (printed: PrintedDeclaration) => void]>([
    [
      'both days: an earlier declaration of the customer',
      ({ intervention }) => {
        set(intervention, 'Data d’inizio', '02/03/2026');
        set(intervention, 'Data di ultimazione', '02/04/2026');
      },
    ],
    [
      'tax code and name: a neighbour',
      ({ owner }) => {
        set(owner, 'Codice fiscale', 'NREDAA80A41F205X');
        set(owner, 'Cognome', 'Neri');
      },
    ],
  ])('with others is of another dossier: %s', (_what, change) => {
    const reading = judge(change);
    expect([reading.kind, reading.values, reading.cpid]).toEqual(['otherDossier', [], null]);
    expect(reading.owner).toMatch(/^Ra.* (?:Rossi|Neri), .*, comma 345A, lavori dal/);
    expect(listWeightyDifferences(reading).map(({ key }) => key)).toEqual(['identity']);
  });

  it('with two CPIDs is not compared', () => {
    const pages = [CPID, '999-2026E-ZZ99'].flatMap((cpid) =>
      drawDeclaration(printDeclaration(FORM, 'serramenti', { cpid }), STYLE),
    );
    const reading = judgeEneaPdf(readEneaPdf(pages), expectPrint(FORM, 'serramenti'));
    expect(reading.kind).toBe('severalCpids');
    expect(listWeightyDifferences(reading).map(({ key }) => key)).toEqual(['cpids']);
  });

  it('without text is unreadable, and one with other words another paper', () => {
    const judgeText = (text: string) =>
      judgeEneaPdf(
        readEneaPdf([{ height: 842, items: [{ text, x: 40, y: 40, width: 400, height: 8 }] }]),
        expectPrint(FORM, 'serramenti'),
      ).kind;
    expect(judgeText('1')).toBe('unreadable');
    expect(judgeText('Fattura n. 12 del 03/10/2026 di Serramenti Rossi srl, 900 euro')).toBe(
      'otherPaper',
    );
  });

  it('names another CPID than the written one', () => {
    expect(listWeightyDifferences(judge(same, FORM, '1-2026E-X1'))).toEqual([
      { key: 'cpid', label: 'Codice CPID', ours: '1-2026E-X1', theirs: CPID },
    ]);
  });

  it('says of a value that is not printed that it is missing', () => {
    const { values } = judge(({ intervention }) => set(intervention, 'Intervento su', ''));
    expect(values.find(({ label }) => label === 'Intervento su')?.outcome).toBe('missing');
  });
});

describe('rows', () => {
  it('whose numbers are not contiguous cannot be read', () => {
    const printed = printDeclaration(FORM, 'serramenti');
    const pages = drawDeclaration(printed, STYLE).map((page) => ({
      ...page,
      items: page.items.map((item) =>
        item.text === '3' && item.x === 40 ? { ...item, text: '30' } : item,
      ),
    }));
    const { values } = judgeEneaPdf(readEneaPdf(pages), expectPrint(FORM, 'serramenti'));
    const rows = values.filter(({ key }) => key === 'rows' || key.startsWith('window.'));
    expect(rows).toMatchObject([{ theirs: 'non leggibile', outcome: 'notComparable' }]);
  });

  it('in another order are the same', () => {
    expect(namesOf(judge((printed) => printed.rows.reverse()))).toEqual([]);
  });

  it('that are missing or too many are named beside the others', () => {
    expect(namesOf(judge((printed) => printed.rows.splice(4, 1)))).toEqual(['Numero di righe']);
    const more = judge((printed) => printed.rows.push([...(printed.rows[0] ?? [])]));
    expect(namesOf(more)).toEqual(['Numero di righe', 'Riga 11 del PDF']);
  });
});

describe('other beneficiaries', () => {
  const OTHER = {
    isCompany: false,
    beneficiaryCompanyName: null,
    beneficiaryFirstName: 'Ada',
    beneficiaryLastName: 'Neri',
    beneficiarySsn: 'NREDAA80A41F205X',
    beneficiaryPossessionTitle: 0,
    beneficiaryRealRight: null,
    beneficiaryExpenseShare: 100,
  } as const;
  const shared = { ...FORM, beneficiaryExpenseShare: 100, otherBeneficiaries: [OTHER] };

  it.each<[string, DossierForm, (printed: PrintedDeclaration) => void, string[]]>([
    ['the same', shared, same, []],
    [
      'another code',
      shared,
      (printed) => (printed.persons = ['Nome: Ada Cognome: Neri Codice fiscale: NREDAA81A41F205X']),
      ['other.1.beneficiarySsn'],
    ],
    [
      'one more',
      FORM,
      (printed) => (printed.persons = ['Nome: Ada Cognome: Neri Codice fiscale: NREDAA80A41F205X']),
      ['other.NREDAA80A41F205X'],
    ],
  ])('%s', (_what, form, change, keys) => {
    expect(listWeightyDifferences(judge(change, form)).map(({ key }) => key)).toEqual(keys);
  });

  it('that are not printed are missing', () => {
    const { values } = judge((printed) => (printed.persons = []), shared);
    expect(values.filter(({ key }) => key.startsWith('other.'))).toMatchObject([
      { outcome: 'missing' },
      { outcome: 'missing' },
    ]);
  });
});

describe('a company', () => {
  const COMPANY = validCompanyForm({
    beneficiaryAttorneyBirthDate: '1980-01-01',
    beneficiaryResidentialAddressNumber: '12',
  });
  const PRINTED = {
    name: 'Ragione sociale',
    seat: 'Sede legale',
    hasVat: true,
    representative: 'form',
  } as const;
  const judgeCompany = (
    change: (owner: [string, string][]) => void,
    company: Partial<CompanyStyle> = {},
  ) => {
    const printed = printDeclaration(COMPANY, 'serramenti', {
      cpid: CPID,
      company: { ...PRINTED, ...company },
    });
    change(printed.owner);
    const reading = judgeEneaPdf(
      readEneaPdf(drawDeclaration(printed, STYLE)),
      expectPrint(COMPANY, 'serramenti', { cpid: CPID }),
    );
    expect(reading.kind).toBe('compared');
    return reading.values.filter(({ title }) => /^(?:Beneficiario|Rappresentante)/.test(title));
  };
  const setLast = (pairs: [string, string][], name: string, value: string) =>
    set(pairs.toReversed(), name, value);

  it('is compared in all that is printed of it', () => {
    expect(judgeCompany(same).map(({ label, outcome }) => `${label}: ${outcome}`)).toEqual([
      'Denominazione: equal',
      'Codice fiscale: equal',
      'Sede: indirizzo e civico: equal',
      'Sede: CAP: equal',
      'Sede: comune: equal',
      'Partita IVA: equal',
      'Nome: equal',
      'Cognome: equal',
      'Codice fiscale: equal',
      'Data di nascita: equal',
    ]);
  });

  it.each<[string, (owner: [string, string][]) => void, string[]]>([
    ['name', (owner) => set(owner, 'Ragione', 'Beta Srl'), ['beneficiary.beneficiaryCompanyName']],
    [
      'code',
      (owner) => set(owner, 'Codice fiscale', '00743110157'),
      ['beneficiary.beneficiarySsn'],
    ],
    ['VAT number', (owner) => set(owner, 'Partita IVA', '00743110157'), ['beneficiary.vat']],
    [
      'seat',
      (owner) => set(owner, 'Sede', 'Via Po 9 - 10121 Torino (TO)'),
      [
        'residence.beneficiaryResidentialAddress',
        'residence.beneficiaryResidentialZip',
        'residence.beneficiaryResidentialMunicipality',
      ],
    ],
    [
      'first name of the representative',
      (owner) => set(owner, 'Nome', 'Ada'),
      ['attorney.beneficiaryAttorneyFirstName'],
    ],
    [
      'code of the representative',
      (owner) => setLast(owner, 'Codice fiscale', 'NREDAA80A41F205X'),
      ['attorney.beneficiaryAttorneySsn'],
    ],
    [
      'representative in one line',
      (owner) => set(owner, 'Rappresentante', 'Ada Verdi'),
      ['attorney.beneficiaryAttorneyLastName'],
    ],
  ])('has another %s', (what, change, keys) => {
    const isLine = what.includes('one line');
    const values = judgeCompany(change, isLine ? { representative: 'line' } : {});
    expect(values.filter(({ outcome }) => outcome === 'different').map(({ key }) => key)).toEqual(
      keys,
    );
    expect(values.filter(({ outcome }) => outcome === 'missing')).toEqual([]);
  });

  it('may be printed with its VAT number alone and without a representative', () => {
    const values = judgeCompany((owner) => owner.splice(1, 1), { representative: null });
    expect(values.map(({ outcome }) => outcome)).toEqual(Array(6).fill('equal'));
  });

  it('has no VAT number of ours to compare where its code is that of a person', () => {
    const form = { ...COMPANY, beneficiarySsn: 'RSSMRA80A01F205X' };
    const printed = printDeclaration(form, 'serramenti', { cpid: CPID, company: PRINTED });
    set(printed.owner, 'Partita IVA', '00743110157');
    const { values } = judgeEneaPdf(
      readEneaPdf(drawDeclaration(printed, STYLE)),
      expectPrint(form, 'serramenti', { cpid: CPID }),
    );
    expect(values.find(({ key }) => key === 'beneficiary.vat')?.outcome).toBe('notComparable');
  });

  it('of another dossier is named', () => {
    const printed = printDeclaration(COMPANY, 'serramenti', { company: PRINTED });
    const reading = judgeEneaPdf(
      readEneaPdf(drawDeclaration(printed, STYLE)),
      expectPrint(FORM, 'serramenti'),
    );
    expect([reading.kind, reading.owner]).toEqual([
      'otherDossier',
      expect.stringMatching(/^Al ?fa Srl, 12345678903, comma 345A, lavori dal/),
    ]);
  });
});

it('finds the declaration that a print is of', () => {
  expect(findPrintedFiling(read(same), ['schermature', 'serramenti'])).toBe('serramenti');
  expect(findPrintedFiling(read(same), ['schermature'])).toBeNull();
});

describe('the differences of a step', () => {
  const ROWS = { key: 'rows', label: 'Numero di righe', ours: '3', theirs: '2' };
  const reading = (change: Partial<FilingReading>): FilingReading => ({
    filing: 'serramenti',
    document: 'CodiceCpid',
    kind: 'compared',
    differences: [],
    ...change,
  });
  const print = reading({ document: null, differences: [ROWS] });

  it.each<[string, FilingReading[], 'CodiceCpid' | 'Ricevuta', string[]]>([
    ['of the file that is awaited', [reading({ differences: [ROWS] })], 'CodiceCpid', ['rows']],
    ['of no other file', [reading({ differences: [ROWS] })], 'Ricevuta', []],
    [
      'of the last print, beside a file that is none',
      [reading({ kind: 'otherPaper' }), print],
      'CodiceCpid',
      ['rows'],
    ],
    ['of no print before the filed one', [reading({}), print], 'CodiceCpid', []],
    ['of no print at the end', [print], 'Ricevuta', []],
  ])('are those %s', (_what, readings, awaited, keys) => {
    expect(listStepDifferences(readings, awaited).map(({ key }) => key)).toEqual(keys);
  });

  it('are confirmed one by one, with a reason', () => {
    const differences = [{ ...ROWS, filing: 'serramenti' as const }];
    const confirm = (reason: string, key = 'rows') =>
      validateConfirmations(differences, [{ filing: 'serramenti', key, reason }], 'Inviata a ENEA');
    expect(confirm('Una è altrove')).toBeNull();
    expect(confirm('Una è altrove', 'sum')).toContain('Numero di righe');
    expect(confirm(' ')).toBe(
      'Per passare allo stato «Inviata a ENEA» conferma con un motivo ogni differenza tra la pratica e il PDF di ENEA: Serramenti, Numero di righe: nella pratica 3, nel PDF 2',
    );
  });
});
