import { describe, expect, it } from '@jest/globals';
import { ECOBONUS_2026, findSiteChoice, getSiteField, type SitePageKey } from './index.js';
import {
  findSiteChoicesFault,
  findSiteFieldsFault,
  findSiteQuestionFault,
} from './site-change-faults.js';
import {
  describeSite,
  type SiteChanges,
  type SiteChoiceChange,
  type SiteFieldChange,
} from './site-changes.js';

const changes = (parts: Partial<SiteChanges>): SiteChanges => ({
  fields: [],
  choices: [],
  ...parts,
});
const heating = (field: string) => ({ year: 2026, page: 'impianto', field });
const field = (parts: Partial<SiteChanges>, page: SitePageKey, id: string, year?: number) =>
  getSiteField(describeSite(changes(parts), year), page, id);

const SPLIT: SiteChoiceChange = {
  ...heating('id-erogazione'),
  code: '400',
  label: 'h. split',
  isAdded: true,
  value: 'split',
};

describe('the site with what the back office changed', () => {
  it('is the delivered one without changes', () => {
    expect(describeSite(changes({}))).toEqual(ECOBONUS_2026);
  });

  it('has other words, controls, units and needs', () => {
    const written = {
      label: 'Tipologia di impianto',
      control: 'id-tipo_impianto',
      unit: 'm',
    };
    expect(
      field(
        { fields: [{ ...heating('id-impianto'), ...written, need: 'optional' }] },
        'impianto',
        'id-impianto',
      ),
    ).toEqual({
      ...getSiteField(ECOBONUS_2026, 'impianto', 'id-impianto'),
      ...written,
      isRequired: false,
    });
  });

  it('is the delivered one where a part is null, as a call may send it', () => {
    const blank = { label: null, control: null, unit: null, need: null, isConfirmed: null };
    const rows = [{ ...heating('id-vettore'), ...blank }];
    const options = [{ ...heating('id-vettore'), code: '52', newCode: null, label: null }];
    const sent = { fields: rows, choices: options } as unknown as SiteChanges;
    expect(describeSite(sent)).toEqual(ECOBONUS_2026);
    expect(findSiteChoicesFault(options)).toBeNull();
  });

  it('is sure of what was confirmed, in its year only', () => {
    const fields = [{ year: 2026, page: 'beneficiario', field: 'id-telefono', isConfirmed: true }];
    const sure = (year?: number) =>
      field({ fields }, 'beneficiario', 'id-telefono', year).certainty;
    expect([sure(), sure(2027)]).toEqual(['twice', 'inferred']);
  });

  it('is to be checked whole in a year that nobody has described', () => {
    expect(field({}, 'immobile', 'id-comune', 2027).certainty).toBe('inferred');
  });

  it('keeps for the next years what was changed for one, and not for those before', () => {
    const fields: SiteFieldChange[] = [
      { ...heating('id-vettore'), year: 2028, label: 'Fonte' },
      { ...heating('id-vettore'), year: 2027, label: 'Vettore' },
    ];
    const label = (year: number) => field({ fields }, 'impianto', 'id-vettore', year).label;
    expect([2026, 2027, 2028, 2029].map(label)).toEqual([
      'Vettore energetico',
      'Vettore',
      'Fonte',
      'Fonte',
    ]);
  });

  it('has other words and codes of options, and is sure of confirmed ones', () => {
    const choices = [
      { ...heating('id-vettore'), code: '52', newCode: '53', label: 'h. altri', isConfirmed: true },
    ];
    expect(findSiteChoice(field({ choices }, 'impianto', 'id-vettore'), 'altro')).toEqual({
      code: '53',
      formerCode: '52',
      label: 'h. altri',
      ours: ['altro'],
      certainty: 'twice',
    });
  });

  it('has added options for values that had none, to be checked until confirmed', () => {
    const added = (parts: Partial<SiteChoiceChange>) =>
      findSiteChoice(
        field({ choices: [{ ...SPLIT, ...parts }] }, 'impianto', 'id-erogazione'),
        'split',
      );
    expect(added({})).toEqual({
      code: '400',
      label: 'h. split',
      ours: ['split'],
      shutters: ['split'],
      certainty: 'inferred',
    });
    expect(added({ isConfirmed: true })?.certainty).toBe('twice');
  });

  it.each([
    ['tenda', 'ours' as const, 'tenda'],
    ['2', 'shutters' as const, 2],
  ])('gives an added option our value %s from the one that had it', (value, source, own) => {
    const choices = [
      {
        year: 2026,
        page: 'schermature',
        field: 'id-tipo',
        code: '500',
        label: 'Nuova',
        isAdded: true,
        value,
      },
    ];
    expect(findSiteChoice(field({ choices }, 'schermature', 'id-tipo'), own, source)?.code).toBe(
      '500',
    );
  });

  it('gives shadings and shutters alike an added option that both may have', () => {
    const choices = [
      {
        year: 2026,
        page: 'schermature',
        field: 'id-mat',
        code: '500',
        label: 'PVC rigido',
        isAdded: true,
        value: 'pvc',
      },
    ];
    const material = field({ choices }, 'schermature', 'id-mat');
    expect(
      (['ours', 'shutters'] as const).map(
        (source) => findSiteChoice(material, 'pvc', source)?.code,
      ),
    ).toEqual(['500', '500']);
  });

  it('changes in a later year what was added in one', () => {
    const choices = [
      { ...heating('id-erogazione'), year: 2027, code: '400', label: 'h. a parete' },
      SPLIT,
    ];
    expect(
      findSiteChoice(field({ choices }, 'impianto', 'id-erogazione', 2027), 'split')?.label,
    ).toBe('h. a parete');
  });

  it('leaves out what it does not know: a newer release may have written it', () => {
    expect(
      describeSite(
        changes({
          fields: [{ year: 2026, page: 'immobile', field: 'id-piano', label: 'Piano' }],
          choices: [{ ...heating('id-vettore'), code: '999', label: 'i. idrogeno' }],
        }),
      ),
    ).toEqual(ECOBONUS_2026);
  });
});

describe('changes that do not fit the site', () => {
  it.each([
    ['impianto', 'id-vettore', null],
    ['anteprima', 'id-vettore', 'La pagina «anteprima» del sito non ha la domanda «id-vettore».'],
    ['immobile', 'id-piano', 'La pagina «immobile» del sito non ha la domanda «id-piano».'],
  ])('%s %s', (page, name, fault) => {
    expect(findSiteQuestionFault(name, { page })).toBe(fault);
  });

  it.each<[string, SiteFieldChange[], string | null]>([
    ['fit', [{ ...heating('id-vettore'), label: 'Vettore' }], null],
    [
      'more than a row of settings holds',
      Array.from({ length: 400 }, () => ({ ...heating('id-vettore'), label: 'x'.repeat(100) })),
      'Le modifiche del sito sono troppe: togli quelle degli anni passati.',
    ],
    [
      'two of one question and year',
      [heating('id-vettore'), { ...heating('id-vettore'), year: 2027 }, heating('id-vettore')],
      'La domanda «Vettore energetico» ha due modifiche per il 2026.',
    ],
  ])('%s', (_, rows, fault) => {
    expect(findSiteFieldsFault(rows.map((row) => ({ ...row })))).toBe(fault);
  });

  it.each<[string, Partial<SiteChoiceChange>[], string | null]>([
    ['fit', [SPLIT, { ...heating('id-vettore'), code: '52', newCode: '53' }], null],
    [
      'an unknown option',
      [{ ...heating('id-vettore'), code: '999' }],
      '«Vettore energetico» non ha una voce con il codice 999.',
    ],
    [
      'an option that is added later',
      [
        { ...SPLIT, year: 2027 },
        { ...heating('id-erogazione'), code: '400' },
      ],
      '«Terminali di erogazione» non ha una voce con il codice 400.',
    ],
    [
      'an added option of a question without any',
      [{ ...SPLIT, field: 'id-estivo' }],
      '«Impianto di climatizzazione estiva» non ha voci: non puoi aggiungerne.',
    ],
    [
      'an added option without words',
      [{ ...SPLIT, label: ' ' }],
      'Scrivi le parole della voce 400 aggiunta a «Terminali di erogazione».',
    ],
    [
      'a value that is not ours',
      [{ ...SPLIT, value: 'stufa' }],
      '«stufa» non è un nostro valore di «Terminali di erogazione».',
    ],
    [
      'an added option with the code of a delivered one',
      [{ ...SPLIT, code: '37' }],
      'Due voci di «Terminali di erogazione» hanno il codice 37.',
    ],
    [
      'a new code that another option has',
      [{ ...heating('id-vettore'), code: '52', newCode: '45' }],
      'Due voci di «Vettore energetico» hanno il codice 45.',
    ],
    [
      'a code that another option has left',
      [
        { ...heating('id-vettore'), code: '52', newCode: '53' },
        { ...heating('id-vettore'), code: '51', newCode: '52' },
      ],
      null,
    ],
    [
      'two changes of an option',
      [
        { ...heating('id-vettore'), code: '52' },
        { ...heating('id-vettore'), code: '52' },
      ],
      'La voce 52 di «Vettore energetico» ha due modifiche per il 2026.',
    ],
    [
      'two added options for one value',
      [SPLIT, { ...SPLIT, code: '401' }],
      'Due voci aggiunte a «Terminali di erogazione» stanno per lo stesso nostro valore.',
    ],
  ])('%s', (_, rows, fault) => {
    expect(findSiteChoicesFault(rows.map((row) => ({ ...row })))).toBe(fault);
  });
});
