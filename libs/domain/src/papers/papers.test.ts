import { describe, expect, it } from '@jest/globals';
import {
  validDossierForm,
  validShading,
  validShutter,
  validWindow,
} from '../../test/dossier-fixtures.js';
import {
  BUILT_IN_SETTINGS,
  PAPER_CODES,
  type DossierForm,
  type PaperTextRule,
  createDossierRules,
  createEmptyOtherBeneficiary,
} from '../index.js';
import { listPrintWarnings } from '../warnings/print-warnings.js';
import {
  findPrintObstacle,
  findUnprintableLetters,
  listUnprintableFields,
} from './printable-letters.js';
import {
  CONTRACT_PLACEHOLDERS,
  CONTRACT_TEXTS,
  fillPlaceholders,
  findPlaceholderFault,
  PAPER_TEXT_RULES,
  PAPER_TEXTS,
  splitLines,
} from '../settings/all.js';

const { describeWindowLimit, findPaperObstacle } = createDossierRules(BUILT_IN_SETTINGS);

describe('placeholders of a text', () => {
  it.each<[string, string | null]>([
    ['Incarica {impresa}.', null],
    ['Incarica {impresa} per {detrazione}.', null],
    ['Incarica.', 'Manca {impresa}: l’impresa che prepara la pratica.'],
    ['{impresa} {spesa}', '«{spesa}» qui non si può usare: sono previsti {detrazione}, {impresa}.'],
    ['{impresa} {', 'Ogni parentesi graffa va aperta e chiusa.'],
    ['{impresa} {{detrazione}}', 'Ogni parentesi graffa va aperta e chiusa.'],
    ['{impresa} <b>', 'Senza i segni < e >: il testo è stampato così com’è.'],
  ])('%s: %s', (text, fault) =>
    expect(findPlaceholderFault(text, ['detrazione', 'impresa'], ['impresa'])).toBe(fault),
  );

  it('names none where none is foreseen', () =>
    expect(findPlaceholderFault('{impresa}', [])).toBe('«{impresa}» qui non si può usare.'));

  it('are filled in once: what stands for them is not read again', () =>
    expect(fillPlaceholders('{impresa} {termine}', { impresa: '{termine}' })).toBe(
      '{termine} {termine}',
    ));

  it('lines are points', () => expect(splitLines(' a \n\n b')).toEqual(['a', 'b']));
});

describe('the first edition', () => {
  it.each(
    Object.entries(PAPER_TEXT_RULES).flatMap(([paper, rules]) =>
      Object.entries<PaperTextRule>(rules).map(
        ([key, rule]) =>
          [
            `${paper}.${key}`,
            (PAPER_TEXTS as unknown as Record<string, Record<string, string>>)[paper]?.[key] ?? '',
            rule,
          ] as const,
      ),
    ),
  )('keeps its own rules: %s', (_, text, { max, allowed, required }) => {
    expect(findPlaceholderFault(text, allowed, required)).toBeNull();
    expect(text.length).toBeGreaterThan(20);
    expect(text.length).toBeLessThanOrEqual(max);
  });

  it('of the contract keeps its own rules', () => {
    for (const { title, text, points } of CONTRACT_TEXTS.clauses) {
      expect(findPlaceholderFault(title, [])).toBeNull();
      expect(findPlaceholderFault(text, CONTRACT_PLACEHOLDERS)).toBeNull();
      expect(findPlaceholderFault(points, CONTRACT_PLACEHOLDERS)).toBeNull();
    }
    expect(findPlaceholderFault(CONTRACT_TEXTS.approval, [])).toBeNull();
  });
});

describe('a paper that would contradict itself', () => {
  const form = (change: Partial<DossierForm>) =>
    validDossierForm({
      immovableClimateZone: 'E',
      interventionStartDate: '2026-03-02',
      manufatti: { serramenti: [], schermature: [], chiusure: [] },
      ...change,
    });
  const windows = (...values: (number | null)[]) => ({
    serramenti: values.map((trasmittanzaPost) => validWindow({ trasmittanzaPost })),
    schermature: [],
    chiusure: [],
  });
  const BONUS_CASA = ', oppure passa a Bonus Casa';
  /** @param fault ends with `BONUS_CASA` where that is offered */
  const formatObstacle = (name: string, fault: string): string => {
    const [faults, ...rest] = fault.split(BONUS_CASA);
    const remedy = rest.length > 0 ? BONUS_CASA : '';
    return `${name} non si può firmare così: ${faults}. Correggi il valore o il prodotto${remedy}, poi scarica di nuovo.`;
  };

  // Limits of zone E: D.M. 6/8/2020 All. E 1,30 for Ecobonus; D.M. 26/6/2015 1,40 for the others.
  it.each<[string, Partial<DossierForm>, string | null]>([
    ['within', { manufatti: windows(1.3, 1.2) }, null],
    [
      'beyond the Ecobonus limit',
      { manufatti: windows(1.2, 1.35) },
      `serramento 2, U 1,35 oltre il limite 1,30${BONUS_CASA}`,
    ],
    [
      'beyond both limits',
      { manufatti: windows(1.41) },
      'serramento 1, U 1,41 oltre il limite 1,30',
    ],
    [
      'beyond the Ecobonus limit for a company',
      { isCompany: true, manufatti: windows(1.35) },
      'serramento 1, U 1,35 oltre il limite 1,30',
    ],
    [
      'an old window within the Ecobonus limit',
      { manufatti: { ...windows(), serramenti: [validWindow({ trasmittanzaPre: 1.3 })] } },
      `serramento 1, U prima 1,30 già entro il limite 1,30${BONUS_CASA}`,
    ],
    [
      'the same old window for Bonus Casa',
      {
        serviceType: 2,
        manufatti: { ...windows(), serramenti: [validWindow({ trasmittanzaPre: 1.3 })] },
      },
      null,
    ],
    ['the same for Bonus Casa', { serviceType: 2, manufatti: windows(1.35) }, null],
    [
      'beyond the limit of Bonus Casa',
      { serviceType: 2, manufatti: windows(1.41) },
      'serramento 1, U 1,41 oltre il limite 1,40',
    ],
    ['no value yet', { manufatti: windows(null) }, null],
    ['no zone yet', { immovableClimateZone: null, manufatti: windows(5) }, null],
    [
      'shading beyond',
      {
        manufatti: {
          ...windows(),
          schermature: [validShading({ trasmissioneSolare: 0.36 })],
        },
      },
      'schermatura 1, gtot 0,36 oltre il limite',
    ],
    [
      'shutter that is no better',
      {
        manufatti: {
          ...windows(),
          chiusure: [
            validShutter({ resistenzaTermicaIniziale: 0.12, resistenzaTermicaFinale: 0.12 }),
          ],
        },
      },
      'chiusura 1, resistenza dopo i lavori non maggiore di quella prima',
    ],
  ])('%s', (_, change, fault) => {
    const found = findPaperObstacle('REQ', form(change));
    expect(found).toBe(fault && formatObstacle('La dichiarazione dei requisiti tecnici', fault));
  });

  it('is no other than those of the requirements and of the cost', () => {
    for (const code of PAPER_CODES.filter((one) => one !== 'REQ' && one !== 'CONGR'))
      expect(findPaperObstacle(code, form({ manufatti: windows(9) }))).toBeNull();
  });

  it.each<[string, Partial<DossierForm>, string | null]>([
    ['within', { manufatti: windows(1.3) }, null],
    [
      'beyond the Ecobonus limit',
      { manufatti: windows(1.2, 1.38) },
      `serramento 2, U 1,38 oltre il limite 1,30, l’Ecobonus non spetta${BONUS_CASA}`,
    ],
    ['the same for Bonus Casa', { serviceType: 2, manufatti: windows(1.38) }, null],
    [
      'an old window within the limit, which is a doubt about an estimate',
      { manufatti: { ...windows(), serramenti: [validWindow({ trasmittanzaPre: 1.2 })] } },
      null,
    ],
    ['no zone yet', { immovableClimateZone: null, manufatti: windows(1.38) }, null],
  ])('declares no cost of an Ecobonus that is not due: %s', (_, change, fault) => {
    expect(findPaperObstacle('CONGR', form(change))).toBe(
      fault && formatObstacle('La dichiarazione di congruità della spesa', fault),
    );
  });

  it.each<[Partial<DossierForm>, string]>([
    [{ serviceType: 1 }, '1,30 W/m²K, D.M. 6/8/2020, Allegato E'],
    [
      { serviceType: 1, interventionStartDate: '2026-06-03' },
      '1,30 W/m²K, D.M. 6/8/2020, Allegato E',
    ],
    [{ serviceType: 1, interventionStartDate: '2019-05-02' }, '1,30 W/m²K, valore 2020'],
    [
      { serviceType: 2 },
      '1,40 W/m²K, D.M. 26/6/2015 «requisiti minimi», Allegato 1, Appendice B, Tabella 4',
    ],
    [{ serviceType: 2, interventionStartDate: '2026-06-03' }, '1,40 W/m²K, valore 2021'],
    [{ serviceType: 3, interventionStartDate: null }, '1,40 W/m²K, valore 2021'],
    [{ serviceType: 2, immovableClimateZone: null }, ''],
  ])('names the limit of %j as %s', (change, text) => {
    expect(describeWindowLimit(form(change))).toBe(text);
  });
});

describe('letters that papers cannot print', () => {
  it.each([
    ['Mario Rossi', ''],
    ['Đorđe Łukaszewicz Şahin', ''],
    ['Нина Γεωργίου', ''],
    ['Nicolò’ D’Amico', ''],
    ['李 Wei', '李'],
    ['王李王', '王李'],
    ['김 Maria', '김'],
    ['Ro\u200bssi\u00a0', ''],
    ['Ŕ'.normalize('NFD'), ''],
    ['', ''],
  ])('of %j are %j', (text, letters) => {
    expect(findUnprintableLetters(text).join('')).toBe(letters);
  });

  const told =
    'I documenti da firmare avrebbero dei riquadri vuoti al posto di «李»: scrivi in lettere latine, come sul passaporto';

  it('prevent every paper, and are a warning at their field before', () => {
    const chinese = validDossierForm({ beneficiaryLastName: '李' });
    expect(listPrintWarnings(chinese)).toEqual([
      expect.objectContaining({ field: 'beneficiaryLastName', message: told }),
    ]);
    expect(findPrintObstacle(chinese)).toBe(`${told}, poi scarica di nuovo.`);
    expect(findPrintObstacle(validDossierForm())).toBeNull();
    expect(listPrintWarnings(validDossierForm())).toEqual([]);
  });

  it('count only in fields that the papers print', () => {
    const other = { ...createEmptyOtherBeneficiary(), beneficiaryLastName: '王' };
    const company = {
      isCompany: true,
      beneficiaryLastName: '李',
      beneficiaryCompanyName: 'Alfa 公 Srl',
      beneficiaryAttorneyFirstName: '伟',
      immovableAddress: 'Via 罗马',
      otherBeneficiaries: [other],
    };
    expect(listUnprintableFields(validDossierForm(company)).map(({ field }) => field)).toEqual([
      'beneficiaryCompanyName',
      'beneficiaryAttorneyFirstName',
      'immovableAddress',
      'otherBeneficiaries.0.beneficiaryLastName',
    ]);
  });
});
