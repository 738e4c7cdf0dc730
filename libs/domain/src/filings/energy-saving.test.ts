import { describe, expect, it } from '@jest/globals';
import { validDossierForm, validShading, validWindow } from '../../test/dossier-fixtures.js';
import {
  BUILT_IN_SETTINGS,
  createAllRules,
  describeEnergySaving,
  ENEA_FILING_CODES,
  findSavingToWrite,
  findTransition,
  formatEnergySaving,
  needsEnergySaving,
  readEnergySaving,
  TRANSITIONS,
  validateEnergySaving,
  validateEnergySavingChange,
  validateSavingFileChange,
  validateSavingFileType,
  validateZeroSaving,
  type EnergySaving,
  type FilingDocument,
  type StatusCode,
} from '../index.js';

const rules = createAllRules(BUILT_IN_SETTINGS);
const saving = (kwh: number): EnergySaving => ({ kwh, origin: 'shadoWindow' });
const form = (impiantoClimatizzazioneEstiva: boolean) =>
  validDossierForm({ impiantoClimatizzazioneEstiva });

describe('the number of an energy saving', () => {
  it.each([
    [0, null],
    [0.01, null],
    [311, null],
    [89.04, null],
    [100_000, null],
    [-1, 'minore di 0'],
    [Number.NaN, 'minore di 0'],
    [Number.POSITIVE_INFINITY, 'minore di 0'],
    [100_000.01, 'non può superare 100.000 kWh/anno'],
    [89.041, 'due decimali'],
  ])('%d', (kwh, words) => {
    const refusal = validateEnergySaving(kwh);
    if (words === null) expect(refusal).toBeNull();
    else expect(refusal).toContain(words);
  });

  it.each([
    [0, true, false],
    [0, false, true],
    [0.01, true, true],
    [311, true, true],
  ])('%d with cooling %s: %s', (kwh, hasCooling, isRight) =>
    expect(validateZeroSaving(kwh, form(hasCooling)) === null).toBe(isRight),
  );

  it.each([
    ['311', 311],
    ['1.680', 1680],
    ['1680.5', 1680.5],
    ['1.680,25 kWh/anno', 1680.25],
    ['89,04 kWh', 89.04],
    ['kWh', null],
  ])('is read from %j', (text, kwh) => expect(readEnergySaving(text)?.value ?? null).toBe(kwh));

  it('is written with its unit and its origin', () => {
    expect(formatEnergySaving({ kwh: 1680.5 })).toBe('1.680,5 kWh/anno');
    expect(describeEnergySaving({ kwh: 311, origin: 'tecnico' })).toBe(
      '311 kWh/anno (Calcolo di un tecnico)',
    );
  });
});

it('is asked for shadings and shutters alone', () => {
  expect(ENEA_FILING_CODES.filter(needsEnergySaving)).toEqual(['schermature']);
});

describe('changes of an energy saving', () => {
  // As for the CPID: what the status was reached with stays until the dossier comes back.
  it.each([
    ['DRAFT', false, false, false],
    ['WAITING', false, false, false],
    ['REJECTED', false, false, false],
    ['SENT', true, true, true],
    ['ACCEPTED', true, true, true],
    ['SENTTOENEA', true, true, false],
    ['SELLED', true, false, false],
  ] as const)('%s: add %s, replace %s, remove %s', (status, ...expected) =>
    expect(
      (['add', 'replace', 'remove'] as const).map(
        (change) => validateEnergySavingChange(status, change) === null,
      ),
    ).toEqual(expected),
  );

  it.each([
    ['DRAFT', 'add', 'in mano all’installatore'],
    ['SENTTOENEA', 'remove', 'non toglierlo'],
    ['SELLED', 'replace', 'completata'],
    ['SELLED', 'remove', 'completata'],
  ] as const)('%s: %s is refused in words', (status, change, words) =>
    expect(validateEnergySavingChange(status, change)).toContain(words),
  );
});

describe('the step to ENEA', () => {
  const document = (change: Partial<FilingDocument>): FilingDocument => ({
    name: 'CodiceCpid',
    filing: 'schermature',
    isRequired: true,
    cpid: 'A1234',
    file: {},
    ...change,
  });
  const validate = (
    documents: FilingDocument[],
    hasCooling = true,
    from: StatusCode = 'ACCEPTED',
  ) =>
    rules.validateTransitionSaving(
      documents,
      form(hasCooling),
      findTransition(from, from === 'ACCEPTED' ? 'SENTTOENEA' : 'SELLED', 'admin')!,
    );
  const start =
    'Per passare allo stato «Inviata a ENEA» scrivi prima il risparmio energetico di «Schermature e chiusure»';
  const asked = `${start}: ENEA lo chiede in kWh/anno, e va preso dalla stampa del suo programma o da un tecnico`;

  it.each<[string, FilingDocument[], boolean, string | null]>([
    ['a number', [document({ energySaving: saving(311) })], true, null],
    ['none', [document({ energySaving: null })], true, asked],
    ['none, without cooling', [document({ energySaving: null })], false, asked],
    ['none said of it', [document({})], true, asked],
    [
      'nothing saved with cooling',
      [document({ energySaving: saving(0) })],
      true,
      `${start}: è 0, e ENEA lo accetta solo senza impianto di climatizzazione estiva`,
    ],
    ['nothing saved without cooling', [document({ energySaving: saving(0) })], false, null],
    [
      'the second of two',
      [document({ filing: 'serramenti' }), document({ energySaving: null })],
      true,
      asked,
    ],
    ['windows alone', [document({ filing: 'serramenti' })], true, null],
    ['Bonus Casa', [document({ filing: 'bonusCasa' })], true, null],
    ['a declaration that is no longer there', [document({ isRequired: false })], true, null],
    ['a receipt', [document({ name: 'Ricevuta' })], true, null],
  ])('%s', (_, documents, hasCooling, message) => {
    expect(validate(documents, hasCooling)).toBe(message);
    expect(findSavingToWrite(documents, form(hasCooling)) === null).toBe(message === null);
  });

  it('is the only one that waits for it: a dossier that was filed without is completed', () => {
    expect(validate([document({ energySaving: null })], true, 'SENTTOENEA')).toBeNull();
    expect(
      TRANSITIONS.filter(({ effects }) => effects.requiresEnergySaving).map(({ to }) => to),
    ).toEqual(['SENTTOENEA']);
  });
});

describe('the row of the sheet', () => {
  const products = { serramenti: [validWindow()], schermature: [validShading()], chiusure: [] };
  const mixed = validDossierForm({ manufatti: products });
  const shadings = validDossierForm({ manufatti: { ...products, serramenti: [] } });
  const listSavings = (dossier: typeof mixed, value?: EnergySaving | null) =>
    rules
      .buildEneaSheet(dossier, value)
      .flatMap(({ fields }) => fields)
      .filter(({ key }) => key.endsWith('.risparmio'));

  it.each([
    ['mixed', mixed],
    ['shadings', shadings],
  ])('%s: the number as ENEA takes it, or who enters it', (_, dossier) => {
    expect(listSavings(dossier, saving(1680.5)).at(-1)).toMatchObject({
      label: 'Risparmio stimato di energia primaria non rinnovabile [kWh/anno]',
      value: { shown: '1.680,5', copied: '1680,5' },
    });
    for (const nothing of [null, undefined])
      expect(listSavings(dossier, nothing).at(-1)).toMatchObject({
        value: null,
        hint: 'da inserire dall’operatore',
      });
  });

  it('is left to ENEA for windows, also beside shadings', () => {
    for (const dossier of [validDossierForm(), mixed])
      expect(listSavings(dossier, saving(311))[0]).toMatchObject({
        value: null,
        hint: 'lo calcola il sito',
      });
  });
});

describe('the calculation that is attached', () => {
  const NOT_YET = 'in mano all’installatore';
  it.each<[StatusCode, string | null, string | null, string | null]>([
    ['DRAFT', NOT_YET, NOT_YET, NOT_YET],
    ['WAITING', NOT_YET, NOT_YET, NOT_YET],
    ['SENT', null, null, null],
    ['ACCEPTED', null, null, null],
    ['SENTTOENEA', null, null, null],
    ['SELLED', null, 'è completata', 'è completata'],
  ])('%s: add, replace, remove', (status, ...expected) => {
    const refusals = (['add', 'replace', 'remove'] as const).map((change) =>
      validateSavingFileChange(status, change),
    );
    expected.forEach((words, index) =>
      words === null
        ? expect(refusals[index]).toBeNull()
        : expect(refusals[index]).toContain(words),
    );
  });

  it.each([
    ['application/pdf', true],
    ['image/jpeg', true],
    ['image/heic', true],
    ['application/zip', false],
    ['application/pkcs7-mime', false],
    ['application/xml', false],
  ])('%s is taken: %s', (contentType, isTaken) =>
    expect(validateSavingFileType(contentType) === null).toBe(isTaken),
  );
});
