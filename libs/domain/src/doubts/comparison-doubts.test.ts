import { describe, expect, it } from '@jest/globals';
import { OTHER_BENEFICIARY } from '../../test/doubt-fixtures.js';
import { validDossierForm } from '../../test/dossier-fixtures.js';
import { DOCUMENT_CATALOGUE, type DossierForm } from '../index.js';
import { DOCUMENT_POINTS, listDocumentPoints } from './document-points.js';
import {
  buildDossierKeys,
  listChangedPaperDoubts,
  listFileElsewhereDoubts,
  listFitterMatchDoubts,
  listOfficeMatchDoubts,
  listRepeatedFileDoubts,
  matchDossiers,
  type ComparedFile,
} from './index.js';

const keysOf = (change: Partial<DossierForm> = {}) => buildDossierKeys(validDossierForm(change));

describe('the keys of a dossier', () => {
  it('are unit, people and days', () => {
    expect(
      keysOf({
        otherBeneficiaries: [OTHER_BENEFICIARY, { ...OTHER_BENEFICIARY, beneficiarySsn: null }],
      }),
    ).toEqual({
      unit: 'F205|12|345|7',
      people: ['RSSMRA80A01F205X', 'VRDNNA80A41F205X'],
      from: '2026-09-01',
      to: '2026-10-01',
    });
  });

  it.each<[string, Partial<DossierForm>, string | null]>([
    [
      'zeros and blanks',
      { cadastralSheet: ' 0012', cadastralParcel: '345 ', cadastralSubordinate: '07' },
      'F205|12|345|7',
    ],
    [
      'small letters',
      { immovableMunicipalityCode: 'f205', cadastralSubordinate: 'a' },
      'F205|12|345|A',
    ],
    ['only zeros', { cadastralSheet: '00' }, 'F205|0|345|7'],
    ['a zero inside', { cadastralSheet: '101' }, 'F205|101|345|7'],
    ['no subordinate', { cadastralSubordinate: null }, 'F205|12|345|'],
    ['no municipality', { immovableMunicipalityCode: null }, null],
    ['no sheet', { cadastralSheet: ' ' }, null],
    ['no parcel', { cadastralParcel: null }, null],
    ['very long', { cadastralParcel: '9'.repeat(90) }, `F205|12|${'9'.repeat(72)}`],
  ])('of a unit with %s', (_what, change, unit) => {
    expect(keysOf(change).unit).toBe(unit);
  });

  it('end on the last day that is known', () => {
    expect(keysOf({ interventionEndDate: null }).to).toBe('2026-09-01');
    expect(
      keysOf({ interventionEndDate: null, interventionEstimatedEndDate: '2026-12-01' }).to,
    ).toBe('2026-12-01');
    expect(keysOf({ interventionEndDate: null, interventionStartDate: null }).to).toBeNull();
  });

  it('name each person once', () => {
    expect(
      keysOf({
        otherBeneficiaries: [{ ...OTHER_BENEFICIARY, beneficiarySsn: ' rssmra80a01f205x' }],
      }).people,
    ).toEqual(['RSSMRA80A01F205X']);
    expect(keysOf({ beneficiarySsn: null }).people).toEqual([]);
  });
});

const OTHER_UNIT = { cadastralSheet: '99' };
const LATER = { interventionStartDate: '2026-10-02', interventionEndDate: '2026-11-01' };
const OTHER_PERSON = { beneficiarySsn: 'VRDNNA80A41F205X' };

describe('two dossiers', () => {
  it.each<[string, Partial<DossierForm>, [unit: boolean, person: boolean, days: boolean] | null]>([
    ['all the same', {}, [true, true, true]],
    ['another time', LATER, [true, true, false]],
    ['another person', OTHER_PERSON, [true, false, true]],
    ['another person, another time', { ...OTHER_PERSON, ...LATER }, [true, false, false]],
    ['another unit', OTHER_UNIT, [false, true, true]],
    [
      'another unit, a common day',
      { ...OTHER_UNIT, ...LATER, interventionStartDate: '2026-10-01' },
      [false, true, true],
    ],
    [
      'another unit, earlier',
      { ...OTHER_UNIT, interventionStartDate: '2026-08-01', interventionEndDate: '2026-08-31' },
      null,
    ],
    [
      'another unit, until the first day',
      { ...OTHER_UNIT, interventionStartDate: '2026-08-01', interventionEndDate: '2026-09-01' },
      [false, true, true],
    ],
    ['another unit, another time', { ...OTHER_UNIT, ...LATER }, null],
    [
      'another unit, no days',
      { ...OTHER_UNIT, interventionStartDate: null, interventionEndDate: null },
      null,
    ],
    ['another unit and person', { ...OTHER_UNIT, ...OTHER_PERSON }, null],
    [
      'another unit, a further beneficiary',
      {
        ...OTHER_UNIT,
        ...OTHER_PERSON,
        otherBeneficiaries: [{ ...OTHER_BENEFICIARY, beneficiarySsn: 'RSSMRA80A01F205X' }],
      },
      [false, true, true],
    ],
  ])('%s', (_what, change, expected) => {
    const match = expected && {
      isSameUnit: expected[0],
      isSamePerson: expected[1],
      isOverlapping: expected[2],
    };
    expect(matchDossiers(keysOf(), keysOf(change))).toEqual(match);
    expect(matchDossiers(keysOf(change), keysOf())).toEqual(match);
  });

  it('without cadastral data have no unit in common', () => {
    const keys = keysOf({ cadastralSheet: null, ...OTHER_PERSON });
    expect(matchDossiers(keys, { ...keys, people: [] })).toBeNull();
  });

  it('of a company in two places are no doubt', () => {
    const company = { beneficiarySsn: '12345678903' };
    expect(matchDossiers(keysOf(company), keysOf({ ...company, ...OTHER_UNIT }))).toBeNull();
    expect(matchDossiers(keysOf(company), keysOf(company))).not.toBeNull();
  });
});

const match = (isSameUnit: boolean, isSamePerson: boolean, isOverlapping = true) => ({
  isSameUnit,
  isSamePerson,
  isOverlapping,
});

describe('what is said of other dossiers', () => {
  it.each([
    ['unit and person', [match(true, true)], true],
    ['unit and person at another time', [match(true, true, false)], true],
    ['unit only', [match(true, false)], false],
    ['person only', [match(false, true)], false],
    ['unit of one, person of another', [match(true, false), match(false, true)], false],
    ['nothing', [], false],
  ] as const)('to the fitter: %s', (_what, matches, isTold) => {
    expect(listFitterMatchDoubts(matches)).toEqual(
      isTold
        ? [
            {
              code: 'same-unit-and-person',
              field: 'cadastralSheet',
              value: '',
              limit: '',
              rule: 'La stessa spesa si comunica una volta sola',
              source: 'Controllo di coerenza dei dati',
              message:
                'Per questa unità e questo beneficiario è già stata inviata una pratica: ricontrolla che lavori e spese siano diversi, la stessa spesa non si detrae due volte',
            },
          ]
        : [],
    );
  });

  it.each([
    [
      1,
      1,
      match(true, true),
      'same-unit',
      'cadastralSheet',
      'La pratica 24 è per la stessa unità e lo stesso beneficiario, nello stesso periodo: ricontrolla che i lavori siano diversi',
    ],
    [
      1,
      1,
      match(true, false, false),
      'same-unit',
      'cadastralSheet',
      'La pratica 24 è per la stessa unità, con altri beneficiari, in un altro periodo: ricontrolla che i lavori siano diversi',
    ],
    [
      1,
      2,
      match(true, true),
      'both-bonuses',
      'cadastralSheet',
      'La pratica 24, per la stessa unità e nello stesso periodo, chiede un’altra detrazione: ricontrolla che le spese siano diverse',
    ],
    [
      3,
      1,
      match(true, false),
      'both-bonuses',
      'cadastralSheet',
      'La pratica 24, per la stessa unità e nello stesso periodo, chiede un’altra detrazione: ricontrolla che le spese siano diverse',
    ],
    [
      2,
      3,
      match(true, true),
      'same-unit',
      'cadastralSheet',
      'La pratica 24 è per la stessa unità e lo stesso beneficiario, nello stesso periodo: ricontrolla che i lavori siano diversi',
    ],
    [
      1,
      2,
      match(false, true),
      'same-person',
      'beneficiarySsn',
      'La pratica 24 è dello stesso beneficiario, nello stesso periodo e per un’altra unità: ricontrolla i dati catastali di tutte e due',
    ],
  ] as const)(
    'to the operator, services %s and %s: %#',
    (service, serviceType, common, code, field, message) => {
      const [doubt] = listOfficeMatchDoubts(service, [{ ...common, id: 24, serviceType }]);
      expect(doubt).toMatchObject({ code, field, message, value: 'Pratica 24', limit: '' });
      expect([doubt?.rule, doubt?.source]).not.toContain('');
    },
  );
});

const file = (code: string, sha256: string, fileName = `${code}.pdf`): ComparedFile => ({
  code,
  name: `nome di ${code}`,
  fileName,
  sha256,
});

describe('the same file', () => {
  it.each([
    ['FATTURA', 'CI', true],
    ['UW', 'GTOT', false],
    ['RSUPP', 'UW', false],
    ['GTOT', 'FATTURA', true],
    ['FATTURA', 'UW', true],
    ['FATTURA', 'FATTURA', false],
  ])('as %s and %s: %s', (one, other, isDoubtful) => {
    expect(
      listRepeatedFileDoubts([file(one, 'a'), file('CF', 'b'), file(other, 'a')]),
    ).toMatchObject(
      isDoubtful
        ? [
            {
              code: 'file-twice',
              field: `documenti.${other}`,
              value: `${other}.pdf`,
              limit: '',
              rule: 'Ogni documento è un file a sé',
              source: 'Controllo di coerenza dei dati',
              message: `«${other}.pdf» è lo stesso file per «nome di ${one}» e «nome di ${other}»: ricontrolla quale dei due documenti manca`,
            },
          ]
        : [],
    );
  });

  it('is said of each document that repeats it, and never of content that is not known', () => {
    expect(
      listRepeatedFileDoubts([file('FATTURA', 'a'), file('CI', 'a'), file('DELEGA', 'a')]),
    ).toHaveLength(2);
    expect(listRepeatedFileDoubts([file('FATTURA', ''), file('CI', '')])).toEqual([]);
  });

  it.each([
    ['FATTURA', 'FATTURA', true],
    ['BONIFICO', 'FATTURA', true],
    ['DELEGA', 'DELEGA', true],
    ['ATTO', 'ATTO', true],
    ['FOTO', 'FOTO', true],
    ['CI', 'CI', false],
    ['UW', 'UW', false],
    ['FATTURA', 'UW', false],
    ['UW', 'FATTURA', false],
  ])('as %s here and %s elsewhere: %s', (here, there, isDoubtful) => {
    const elsewhere = [{ sha256: 'a', code: there, dossierId: 24 }];
    expect(listFileElsewhereDoubts([file(here, 'a')], elsewhere, true)).toMatchObject(
      isDoubtful
        ? [
            {
              code: 'file-elsewhere',
              field: `documenti.${here}`,
              message: `«${here}.pdf» è anche nella pratica 24: ricontrolla che il documento «nome di ${here}» sia di questi lavori`,
            },
          ]
        : [],
    );
  });

  it('names every dossier to the operator, each once, and none to the fitter', () => {
    const elsewhere = [31, 24, 31].map((dossierId) => ({
      sha256: 'a',
      code: 'FATTURA',
      dossierId,
    }));
    const files = [file('FATTURA', 'a', 'f.pdf'), file('FOTO', 'b'), file('ATTO', '')];
    expect(listFileElsewhereDoubts(files, elsewhere, true).map(({ message }) => message)).toEqual([
      '«f.pdf» è anche nelle pratiche 24, 31: ricontrolla che il documento «nome di FATTURA» sia di questi lavori',
    ]);
    const [told] = listFileElsewhereDoubts(files, elsewhere, false);
    expect(told?.message).toBe(
      '«f.pdf» è anche in un’altra tua pratica: ricontrolla che il documento «nome di FATTURA» sia di questi lavori',
    );
    expect(JSON.stringify(told)).not.toMatch(/24|31/);
    expect(
      listFileElsewhereDoubts(
        [file('ATTO', '')],
        [{ sha256: '', code: 'ATTO', dossierId: 3 }],
        true,
      ),
    ).toEqual([]);
  });
});

describe('what to look at in a document', () => {
  it('is there for every document but the recommended certificate', () => {
    const codes = DOCUMENT_CATALOGUE.map(({ code }) => code).filter((code) => code !== 'SICUR');
    expect([...new Set(DOCUMENT_POINTS.map(({ code }) => code))].sort()).toEqual(codes.sort());
    for (const code of codes)
      expect(listDocumentPoints(DOCUMENT_POINTS, code, validDossierForm())).not.toEqual([]);
    for (const { text } of DOCUMENT_POINTS) expect(text).toMatch(/^[A-ZÈ].{15,}$/);
    expect(listDocumentPoints(DOCUMENT_POINTS, 'CodiceCpid', validDossierForm())).toEqual([]);
  });

  // Trento, Bolzano, Trieste and Gorizia whole; parts of Udine, Brescia, Vicenza and Belluno.
  it.each(['TN', 'BZ', 'TS', 'GO', 'UD', 'BS', 'VI', 'BL'])(
    'of the land register in %s',
    (immovableProvince) => {
      const points = listDocumentPoints(
        DOCUMENT_POINTS,
        'VISURA',
        validDossierForm({ immovableProvince }),
      );
      expect(points).toContain('Libro fondiario: particella edificiale (p.ed.) e porzione (p.m.)');
    },
  );

  it.each<[string, string, Partial<DossierForm>, boolean]>([
    ['VISURA', 'Libro fondiario', { immovableProvince: 'tn ' }, true],
    ['VISURA', 'Libro fondiario', { immovableProvince: 'MI' }, false],
    ['VISURA', 'Libro fondiario', { immovableProvince: null }, false],
    ['FATTURA', 'ciascun beneficiario', { otherBeneficiaries: [OTHER_BENEFICIARY] }, true],
    ['FATTURA', 'ciascun beneficiario', {}, false],
    ['FATTURA', 'grate', { serviceType: 3 }, true],
    ['FATTURA', 'grate', {}, false],
    ['BONIFICO', 'anno del pagamento', { interventionEndDate: '2027-01-10' }, true],
    ['BONIFICO', 'anno del pagamento', {}, false],
    ['BONIFICO', 'anno del pagamento', { interventionEndDate: null }, false],
    ['BONIFICO', 'anno del pagamento', { interventionStartDate: null }, false],
    ['CONSENSO', 'precedente all’inizio dei lavori', {}, true],
  ])('of %s: «%s» %#', (code, part, change, isThere) => {
    const points = listDocumentPoints(DOCUMENT_POINTS, code, validDossierForm(change));
    expect(points.some((text) => text.includes(part))).toBe(isThere);
  });
});

describe('a paper that was signed before a change', () => {
  it.each([
    [[], []],
    [['Foglio: 12 → 21'], ['(Foglio: 12 → 21)']],
    [['Foglio: 12 → 21', 'CAP: «1» → «2»'], ['(Foglio: 12 → 21; e altri dati)']],
  ])('with %j says %j', (changes, said) => {
    const doubts = listChangedPaperDoubts([{ code: 'DELEGA', fileName: 'delega.pdf', changes }]);
    expect(doubts.map(({ code, field }) => [code, field])).toEqual(
      said.map(() => ['paper-changed', 'documenti.DELEGA']),
    );
    for (const [index, words] of said.entries()) {
      expect(doubts[index]?.message).toContain(words);
      expect(doubts[index]?.message).toContain('«delega.pdf»');
    }
  });

  it('is named with the others that the same change concerns', () => {
    const paper = (code: string, change: string) => ({
      code,
      fileName: `${code}.pdf`,
      changes: [change],
    });
    const doubts = listChangedPaperDoubts([
      paper('DELEGA', 'Foglio: 12 → 21'),
      paper('CONGR', 'Totale: «1» → «2»'),
      paper('ATTO', 'Foglio: 12 → 21'),
    ]);
    expect(doubts.map(({ field }) => field)).toEqual(['documenti.DELEGA', 'documenti.CONGR']);
    expect(doubts[0]?.message).toContain('«DELEGA.pdf» e «ATTO.pdf» è cambiato un dato');
  });
});
