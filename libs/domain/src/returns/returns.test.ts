import { describe, expect, it } from '@jest/globals';
import { createEmptyDossierForm } from '../autofill/index.js';
import { SETTING_DEFAULTS } from '../settings/setting-defaults.js';
import { findTemplatePointsFault } from '../settings/template-points.js';
import {
  isDocumentPointOpen,
  isFieldPointOpen,
  MAX_RETURN_POINTS,
  recordReturnPoints,
  validateReturnPoints,
  type ReturnPoint,
} from './return-points.js';
import {
  composeReturnReason,
  RETURN_FIELD_GROUPS,
  splitReturnReason,
} from './return-point-names.js';
import { addTemplatePoints, dropTemplatePoints, listDocumentReasons } from './template-points.js';
import {
  addReturnReason,
  dropReturnReason,
  groupCorrectionTexts,
  hasReturnReason,
  listReturnReasons,
} from './return-reasons.js';

const point = (change: Partial<ReturnPoint>): ReturnPoint => ({
  field: null,
  itemId: null,
  text: 'Da controllare',
  ...change,
});
const sheet = point({ field: 'cadastralSheet' });
const invoice = point({ itemId: 4 });

describe('points that an operator makes', () => {
  it.each<[string, ReturnPoint[], RegExp | null]>([
    ['none', [], null],
    ['a field and a document', [sheet, invoice], null],
    ['neither', [point({})], /oppure/],
    ['both at once', [point({ field: 'cadastralSheet', itemId: 4 })], /oppure/],
    ['a document of another set', [point({ itemId: 9 })], /non è di questa pratica/],
    ['a field that is none', [point({ field: 'version' as 'isCompany' })], /non esiste/],
    ['no words', [point({ field: 'cadastralSheet', text: ' ' })], /Scrivi/],
    ['a field twice', [sheet, sheet], /due volte/],
    ['too many', Array.from({ length: MAX_RETURN_POINTS + 1 }, () => sheet), /Al massimo 30/],
  ])('%s', (_, points, refusal) => {
    const answer = validateReturnPoints(points, [4]);
    if (refusal === null) expect(answer).toBeNull();
    else expect(answer).toMatch(refusal);
  });

  it('can name every field of the form, once', () => {
    const fields = RETURN_FIELD_GROUPS.flatMap((group) => group.fields.map(({ field }) => field));
    expect([...fields].sort()).toEqual(Object.keys(createEmptyDossierForm()).sort());
  });

  const form = { ...createEmptyDossierForm(), cadastralSheet: '46' };
  const [field, document] = recordReturnPoints([sheet, invoice], form, () => [7, 8]);
  if (field === undefined || document === undefined) throw new Error('No points');

  it.each([
    ['as it was', '46', true],
    ['changed', '47', false],
    ['emptied', null, false],
  ])('a field %s', (_, cadastralSheet, isOpen) => {
    expect(isFieldPointOpen(field, { ...form, cadastralSheet })).toBe(isOpen);
  });

  it('a table is the same whatever the order of its keys', () => {
    const spese = { ...form.spese };
    const [table] = recordReturnPoints([point({ field: 'spese' })], form, () => []);
    if (table === undefined) throw new Error('No point');
    const turned = Object.fromEntries(Object.entries(spese).reverse()) as typeof spese;
    expect(isFieldPointOpen(table, { ...form, spese: turned })).toBe(true);
  });

  it.each([
    ['as it was', [8, 7], true],
    ['with another file', [7, 8, 9], false],
    ['with one replaced', [7, 9], false],
    ['without files', [], false],
  ])('a document %s', (_, fileIds, isOpen) => {
    expect(isDocumentPointOpen(document, fileIds)).toBe(isOpen);
  });

  it('are named below the reason', () => {
    expect(
      composeReturnReason(
        ' Due cose. ',
        [sheet, { ...invoice, text: ' Tagliata ' }],
        () => 'Fattura',
      ),
    ).toBe('Due cose.\n– Dati catastali · Foglio: Da controllare\n– Fattura: Tagliata');
  });

  it.each([
    ['with words of their own', 'Due cose.', 'Da controllare', 'Tagliata'],
    ['with words in lines', 'Due cose.', 'Da controllare:\n– il foglio\n– il subalterno', 'a: b'],
    ['with the words of the reason', 'Da controllare', 'Da controllare', 'Tagliata'],
  ])('are found again below the reason, %s', (_, reason, first, second) => {
    const points = [
      { ...sheet, text: first },
      { ...invoice, text: second },
    ];
    expect(
      splitReturnReason(
        composeReturnReason(reason, points, () => 'Fattura'),
        points,
      ),
    ).toEqual({
      text: reason,
      lines: [
        { name: 'Dati catastali · Foglio', words: first === reason ? '' : first },
        { name: 'Fattura', words: second },
      ],
    });
  });

  it.each([
    ['in words alone', 'Manca il saldo.'],
    ['with other words', 'Due cose.\n– Dati catastali · Foglio: Altro\nancora'],
  ])('are not found in a reason %s', (_, reason) => {
    expect(splitReturnReason(reason, [sheet])).toBeNull();
  });
});

describe('words that are used again', () => {
  it('are offered for their kind of return, and there are some of each', () => {
    const { returnReasons } = SETTING_DEFAULTS;
    expect(listReturnReasons(returnReasons, false).length).toBeGreaterThanOrEqual(5);
    expect(listReturnReasons(returnReasons, true).length).toBeGreaterThanOrEqual(2);
    expect(
      listReturnReasons(returnReasons, true).every(({ isForRejection }) => isForRejection),
    ).toBe(true);
  });

  it('point at what they are about, below the points made before and never twice', () => {
    const documents = [{ id: 4, code: 'FATTURA' }];
    const template = {
      title: 'Misure',
      text: 'Non corrispondono.',
      isForRejection: false,
      points: ['manufatti', 'FATTURA', 'VISURA'],
    };
    const made = [point({ itemId: 4 })];
    const points = addTemplatePoints(made, template, documents);
    expect(points).toEqual([...made, point({ field: 'manufatti', text: 'Non corrispondono.' })]);
    expect(addTemplatePoints(points, template, documents)).toEqual(points);
    expect(validateReturnPoints(points, [4])).toBeNull();
  });

  it.each([
    ['UW', ['Trasmittanza', 'Foto sfocata']],
    ['FATTURA', ['Foto sfocata']],
  ])('are offered for asking %s again unless they are about other things', (code, titles) => {
    const text = { text: 'Da rifare.', isForRejection: false };
    const templates = [
      { ...text, title: 'Codice fiscale', points: ['beneficiarySsn'] },
      { ...text, title: 'Foto sfocata' },
      { ...text, title: 'Trasmittanza', points: ['manufatti', 'UW'] },
      { ...text, title: 'Pratica doppia', isForRejection: true },
    ];
    expect(listDocumentReasons(templates, code).map(({ title }) => title)).toEqual(titles);
  });

  it('about a transmittance point at the products, and the mail has their words once', () => {
    const template = SETTING_DEFAULTS.returnReasons.find(({ title }) => title === 'Trasmittanza');
    if (!template) throw new Error('No such text');
    const points = addTemplatePoints([], template, []);
    expect(composeReturnReason(template.text, points, String)).toBe(
      `${template.text}\n– Manufatti`,
    );
  });

  it.each<[string, unknown[], RegExp | null]>([
    ['fields and documents', ['manufatti', 'FATTURA'], null],
    ['none', [], null],
    ['what is neither', ['version'], /non esiste/],
    ['what is no name', [4], /non esiste/],
    ['the same twice', ['spese', 'spese'], /due volte/],
  ])('may have %s', (_, points, refusal) => {
    const answer = findTemplatePointsFault(points);
    if (refusal === null) expect(answer).toBeNull();
    else expect(answer).toMatch(refusal);
  });

  const template = { title: 'Fattura', text: 'Manca il saldo.', isForRejection: false };
  it.each([
    [null, 'Manca il saldo.'],
    ['Altro.', 'Altro.\nManca il saldo.'],
    ['Manca il saldo.', 'Manca il saldo.'],
  ])('after %j: %j', (written, text) => expect(addReturnReason(written, template)).toBe(text));

  it.each<[string | null, boolean, string]>([
    [null, false, ''],
    ['Altro.', false, 'Altro.'],
    ['Manca il saldo.', true, ''],
    ['Altro.\nManca il saldo.', true, 'Altro.'],
    ['Manca il saldo.\nAltro.', true, 'Altro.'],
    ['Prima.\nManca il saldo.\nDopo.', true, 'Prima.\nDopo.'],
    // What was written behind it in the same line stays.
    ['Manca il saldo. Grazie', true, ' Grazie'],
  ])('%j has it: %s, and without it is %j', (written, isThere, rest) => {
    expect(hasReturnReason(written, template)).toBe(isThere);
    expect(dropReturnReason(written, template)).toBe(rest);
  });

  it('take their points back with them, unless their words were changed', () => {
    const documents = [{ id: 4, code: 'FATTURA' }];
    const withPoints = { ...template, points: ['cadastralSheet', 'FATTURA'] };
    const points = addTemplatePoints([point({ field: 'spese' })], withPoints, documents);
    expect(dropTemplatePoints(points, withPoints, documents)).toEqual([point({ field: 'spese' })]);
    const changed = points.map((made) => (made.itemId === 4 ? { ...made, text: 'Rifalla' } : made));
    expect(dropTemplatePoints(changed, withPoints, documents)).toEqual([
      point({ field: 'spese' }),
      point({ itemId: 4, text: 'Rifalla' }),
    ]);
  });

  it('that are ready for corrections point at a document or a field, but for those of any document', () => {
    const aimless = listReturnReasons(SETTING_DEFAULTS.returnReasons, false)
      .filter(({ points = [] }) => points.length === 0)
      .map(({ title }) => title);
    expect(aimless).toEqual(['Documento illeggibile', 'Firma mancante']);
    for (const { points = [] } of SETTING_DEFAULTS.returnReasons)
      expect(findTemplatePointsFault(points)).toBeNull();
  });
});

it('groups the ready texts of corrections by their titles', () => {
  const template = (title: string, text: string, isForRejection = false) => ({
    title,
    text,
    isForRejection,
  });
  expect(
    groupCorrectionTexts([
      template('Fattura', 'Manca una pagina.'),
      template('Doppia', 'C’è già.', true),
      template('Firma', 'Manca la firma.'),
      template('Fattura', 'Manca il saldo.'),
    ]),
  ).toEqual([
    { title: 'Fattura', texts: ['Manca una pagina.', 'Manca il saldo.'] },
    { title: 'Firma', texts: ['Manca la firma.'] },
  ]);
});
