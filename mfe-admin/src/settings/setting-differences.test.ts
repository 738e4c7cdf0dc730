import { describe, expect, it } from '@jest/globals';
import { findSettingDifferences } from './setting-differences.js';
import { BUILT_IN_SETTINGS, createRules, type SettingKind } from '@pratiche/domain';

const rules = createRules(BUILT_IN_SETTINGS);
const compare = (kind: SettingKind, before: unknown, after: unknown) =>
  findSettingDifferences(kind, before, after, rules);

const contact = (topic: string, hours = '') => ({ topic, email: '', phone: '', hours });

describe('differences', () => {
  it('names what changed, with both values as people write them', () => {
    expect(
      compare(
        'purchases',
        { isEnabled: true, disabledUntil: null, notice: null },
        { isEnabled: false, disabledUntil: '2026-08-31', notice: null },
      ),
    ).toEqual([
      { where: 'Acquisti aperti', before: 'sì', after: 'no' },
      { where: 'Sospesi fino al', before: '—', after: '31/08/2026' },
    ]);
    expect(
      compare('uLimits', { source: 'A', values: { E: 1.4 } }, { source: 'A', values: { E: 1.1 } }),
    ).toEqual([{ where: 'Valori › Zona E', before: '1,4\u00a0W/m²K', after: '1,1\u00a0W/m²K' }]);
  });

  it('names changes of ENEA’s site by page, question and year', () => {
    const phone = { year: 2026, page: 'beneficiario', field: 'id-telefono' };
    const energy = { year: 2026, page: 'impianto', field: 'id-vettore', code: '52' };
    expect(
      compare(
        'eneaSite',
        { fields: [phone], choices: [] },
        {
          fields: [{ ...phone, label: 'Cellulare' }],
          choices: [{ ...energy, newCode: '53', isConfirmed: true }],
        },
      ),
    ).toEqual([
      {
        where: 'Domande › Beneficiario › Telefono (2026) › Parole',
        before: '—',
        after: 'Cellulare',
      },
      {
        where: 'Voci › Impianto termico esistente › Vettore energetico › voce 52 (2026)',
        row: 'added',
        before: '—',
        after: 'Codice: 52; Codice di ora: 53; Confermata sul sito: sì',
      },
    ]);
  });

  it('shows the label of a code, and thousands with a dot', () => {
    expect(
      compare(
        'draftLimits',
        { drafts: 5000, megabytes: 20000 },
        { drafts: 5000, megabytes: 25000.5 },
      ),
    ).toEqual([
      {
        where: 'Spazio dei file delle bozze per account (MB)',
        before: '20.000',
        after: '25.000,5',
      },
    ]);
    expect(
      compare(
        'documentSet',
        [{ code: 'CI', name: 'Carta', need: { 1: 'M' } }],
        [{ code: 'CI', name: 'Carta', need: { 1: 'O' } }],
      ),
    ).toEqual([
      { where: 'Carta › Richiesto da › Ecobonus', before: 'Obbligatorio', after: 'Facoltativo' },
    ]);
    expect(
      compare(
        'interventionMatrix',
        { version: 1, rows: [{ products: '', services: [2] }] },
        { version: 2, rows: [{ products: '', services: [3, 1] }] },
      ),
    ).toEqual([
      {
        where: 'Righe › voce 1 › Servizi',
        before: 'Bonus Casa',
        after: 'Bonus Sicurezza, Ecobonus',
      },
    ]);
  });

  it('tells a row that is new or gone in one line, without what the server fills in', () => {
    const offer = { id: 4, name: 'Base', price: 100, onSale: true, isIncrementable: false };
    expect(compare('packages', [], [offer])).toEqual([
      {
        where: 'Base',
        row: 'added',
        before: '—',
        after: 'Prezzo senza IVA (€): 100,00\u00a0€; In vendita: sì',
      },
    ]);
    expect(
      compare('supportContacts', [contact('A', '9–13'), contact('B')], [contact('B')]),
    ).toEqual([{ where: 'A', row: 'removed', before: 'Orari: 9–13', after: '—' }]);
  });

  it('knows a row that got another name by its place, and calls it as before', () =>
    expect(compare('supportContacts', [contact('A')], [contact('B')])).toEqual([
      { where: 'A › Argomento', before: 'A', after: 'B' },
    ]));

  it('tells a moved row once, and what changed in it', () =>
    expect(
      compare(
        'supportContacts',
        [contact('A'), contact('B'), contact('C')],
        [contact('C', '9–13'), contact('A'), contact('B')],
      ),
    ).toEqual([
      { where: 'C › Orari', before: '—', after: '9–13' },
      { where: 'C › Posto', before: '3', after: '1' },
    ]));

  it('is nothing between equals', () => {
    expect(compare('vatRate', { percent: 22 }, { percent: 22 })).toEqual([]);
    expect(compare('packages', [], [])).toEqual([]);
    expect(compare('documentSet', [{ code: 'A' }], [{ code: 'A', condition: undefined }])).toEqual(
      [],
    );
  });
});
