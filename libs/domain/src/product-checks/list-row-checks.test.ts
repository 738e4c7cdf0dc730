import { describe, expect, it } from '@jest/globals';
import {
  validDossierForm,
  validShading,
  validShutter,
  validWindow,
} from '../../test/dossier-fixtures.js';
import {
  createEmptyAggettiOstruzioni,
  createEmptyChiusura,
  createEmptySchermatura,
  createEmptySerramento,
  ESPOSIZIONI,
  getRowLight,
  type AggettiOstruzioni,
  type DossierForm,
  type Manufatti,
  type ProductList,
  type RowCheck,
  BUILT_IN_SETTINGS,
  createRules,
} from '../index.js';

const { listDossierWarnings, listRowChecks } = createRules(BUILT_IN_SETTINGS);

const none: Manufatti = { serramenti: [], schermature: [], chiusure: [] };
const formOf = (list: ProductList, row: object, more: Partial<DossierForm> = {}): DossierForm =>
  validDossierForm({
    interventionStartDate: '2026-05-01',
    spese: { ...validDossierForm().spese, spesaDetraibileSerramenti: null },
    ...more,
    manufatti: { ...none, [list]: [row] },
  });
const checks = (list: ProductList, row: object, more: Partial<DossierForm> = {}): RowCheck[] =>
  listRowChecks(formOf(list, row, more), list, 0);
const find = (all: readonly RowCheck[], rule: RegExp): RowCheck | undefined =>
  all.find((check) => rule.test(check.rule));
const results = (all: readonly RowCheck[]) => all.map(({ result }) => result);

describe('a window', () => {
  it.each([
    ['A', '3,00 W/m²K', '2,60 W/m²K', 3, 2.6],
    ['B', '3,00 W/m²K', '2,60 W/m²K', 3, 2.6],
    ['C', '2,00 W/m²K', '1,75 W/m²K', 2, 1.75],
    ['D', '1,80 W/m²K', '1,67 W/m²K', 1.8, 1.67],
    ['E', '1,40 W/m²K', '1,30 W/m²K', 1.4, 1.3],
    ['F', '1,00 W/m²K', '1,00 W/m²K', 1, 1],
  ] as const)(
    'in zone %s is held against %s and, for Ecobonus, %s',
    (immovableClimateZone, hard, soft, limit, ecobonus) => {
      const at = (trasmittanzaPost: number, serviceType: 1 | 2 = 1) =>
        checks('serramenti', validWindow({ trasmittanzaPost }), {
          immovableClimateZone,
          serviceType,
        });
      const zone = find(at(limit), /UNI EN 14351/);
      expect(zone).toMatchObject({
        result: 'ok',
        limit: hard,
        source: 'D.M. 26/6/2015 «requisiti minimi», Allegato 1, Appendice B, Tabella 4',
        value: hard,
      });
      expect(find(at(limit + 0.01), /UNI EN 14351/)).toMatchObject({
        result: 'wrong',
        message: expect.stringContaining('Il valore deve essere <= '),
      });
      expect(getRowLight(at(limit + 0.01))).toBe('red');
      expect(find(at(ecobonus), /nuovi serramenti in zona climatica .$/)).toMatchObject({
        result: 'ok',
        limit: soft,
        source: 'D.M. 6/8/2020, Allegato E',
      });
      expect(find(at(ecobonus + 0.01), /nuovi serramenti in zona climatica .$/)?.result).toBe(
        'doubt',
      );
      expect(find(at(ecobonus, 2), /nuovi serramenti in zona climatica .$/)).toBeUndefined();
    },
  );

  it('is shown with the decimals that decide', () => {
    const all = checks(
      'serramenti',
      validWindow({ trasmittanzaPost: 1.404, trasmittanzaPre: 1.4045 }),
    );
    expect(find(all, /UNI EN 14351/)).toMatchObject({
      result: 'wrong',
      value: '1,404 W/m²K',
      limit: '1,40 W/m²K',
    });
    expect(find(all, /isolare meglio/)).toMatchObject({
      result: 'ok',
      value: '1,404 W/m²K',
      limit: '1,4045 W/m²K',
    });
    expect(
      find(
        checks(
          'chiusure',
          validShutter({ resistenzaTermicaIniziale: 0.122, resistenzaTermicaFinale: 0.12 }),
        ),
        /resistenza termica/,
      ),
    ).toMatchObject({ result: 'doubt', value: '0,12 m²K/W', limit: '0,122 m²K/W' });
  });

  // The table of D.M. 26/6/2015 was checked for works begun from 1/1/2021 to 2/6/2026.
  it.each([
    ['2020-12-31', 'unknown', 'unknown'],
    ['2021-01-01', 'ok', 'green'],
    ['2026-06-02', 'ok', 'green'],
    ['2026-06-03', 'unknown', 'unknown'],
    [null, 'unknown', 'unknown'],
  ] as const)('of works begun on %s is %s, its light %s', (start, result, light) => {
    const all = checks('serramenti', validWindow(), { interventionStartDate: start });
    const zone = find(all, /UNI EN 14351/);
    expect(zone).toMatchObject({ result, limit: '1,40 W/m²K' });
    expect(zone?.source === '').toBe(result === 'unknown');
    expect(getRowLight(all)).toBe(light);
    const cold = checks('serramenti', validWindow({ trasmittanzaPost: 1.41 }), {
      interventionStartDate: start,
    });
    expect(getRowLight(cold)).toBe('red');
  });

  it('has a light without colour where the zone is not known', () => {
    const all = checks('serramenti', validWindow(), { immovableClimateZone: null });
    expect(getRowLight(all)).toBe('unknown');
  });

  it('cannot be judged without zone or transmittance', () => {
    expect(
      find(checks('serramenti', validWindow(), { immovableClimateZone: null }), /14351/),
    ).toMatchObject({
      result: 'unknown',
      limit: '',
      message: 'Senza zona climatica il limite di trasmittanza non si può controllare.',
    });
    expect(
      find(checks('serramenti', validWindow({ trasmittanzaPost: null })), /14351/),
    ).toMatchObject({ result: 'unknown', limit: '1,40 W/m²K', value: '' });
    expect(
      find(checks('serramenti', validWindow({ trasmittanzaPre: null })), /isolare meglio/),
    ).toBeUndefined();
  });

  it.each([
    [1.2, 1.3, 'ok'],
    [1.2, 1.2, 'doubt'],
    [1.2, 1.1, 'doubt'],
  ] as const)('of %s in place of %s is %s', (trasmittanzaPost, trasmittanzaPre, result) => {
    expect(
      find(
        checks('serramenti', validWindow({ trasmittanzaPost, trasmittanzaPre })),
        /isolare meglio/,
      )?.result,
    ).toBe(result);
  });
});

describe('a light', () => {
  it.each([
    ['green', validWindow()],
    ['open', createEmptySerramento()],
    ['open', validWindow({ superficie: null })],
    ['amber', validWindow({ trasmittanzaPost: 1.35 })],
    ['red', validWindow({ trasmittanzaPost: 1.5 })],
    ['red', validWindow({ superficie: 0 })],
    ['amber', validWindow({ trasmittanzaPost: 1.35, superficie: null })],
    ['red', validWindow({ trasmittanzaPost: 1.5, superficie: null })],
  ] as const)('is %s for window %#', (light, row) =>
    expect(getRowLight(checks('serramenti', row))).toBe(light),
  );

  it.each([
    ['serramenti', createEmptySerramento()],
    ['schermature', createEmptySchermatura()],
    ['chiusure', createEmptyChiusura()],
  ] as const)('is open for an empty row of %s', (list, row) => {
    expect(getRowLight(checks(list, row))).toBe('open');
    expect(checks(list, row)[0]).toMatchObject({
      result: 'open',
      message: expect.stringMatching(/^Mancano \d+ dati obbligatori\.$/),
    });
  });

  it('counts what is missing', () => {
    expect(checks('serramenti', validWindow({ superficie: null }))[0]).toMatchObject({
      field: 'superficie',
      message: 'Manca un dato obbligatorio.',
    });
    expect(checks('serramenti', validWindow())[0]).toMatchObject({
      field: '',
      result: 'ok',
      message: 'La riga è completa.',
    });
  });

  it('says nothing of a row that is not there', () => {
    for (const list of ['serramenti', 'schermature', 'chiusure'] as const)
      expect(listRowChecks(validDossierForm({ manufatti: none }), list, 0)).toEqual([]);
    expect(getRowLight([])).toBe('open');
  });
});

describe('a shading', () => {
  it.each(ESPOSIZIONI.map(({ value }) => value))('facing %s', (esposizione) => {
    const isAllowed = ['est', 'sudEst', 'sud', 'sudOvest', 'ovest'].includes(esposizione);
    expect(find(checks('schermature', validShading({ esposizione })), /Esposizioni/)).toMatchObject(
      {
        result: isAllowed ? 'ok' : 'wrong',
        limit: 'Est, Sud-est, Sud, Sud-ovest, Ovest',
      },
    );
    expect(find(checks('chiusure', validShutter({ esposizione })), /Esposizioni/)).toMatchObject({
      result: 'ok',
      limit: 'Tutte',
    });
  });

  it.each([
    [0, 'ok', '0'],
    [0.35, 'ok', '0,35'],
    [35, 'ok', '0,35'],
    [0.36, 'wrong', '0,36'],
    [40, 'wrong', '0,4'],
    [null, 'unknown', ''],
  ] as const)('with a gtot of %s is %s', (trasmissioneSolare, result, value) => {
    for (const all of [
      checks('schermature', validShading({ trasmissioneSolare })),
      checks('chiusure', validShutter({ trasmissioneSolare })),
    ]) {
      expect(find(all, /gtot/)).toMatchObject({
        result,
        value,
        limit: '0,35',
        source: 'D.M. 6/8/2020, Allegato A',
      });
    }
  });

  it.each([
    [0, '0'],
    [0.012, '0,012'],
    [1.2, '0,012'],
    [0.019, '0,019'],
    [0.02, null],
    [2, null],
    [0.3, null],
    [40, null],
    [null, null],
  ])('with a gtot of %s may be a slip: %s', (trasmissioneSolare, value) => {
    for (const all of [
      checks('schermature', validShading({ trasmissioneSolare })),
      checks('chiusure', validShutter({ trasmissioneSolare })),
    ])
      expect(all.filter(({ rule }) => /quasi nullo/.test(rule))).toEqual(
        value === null ? [] : [expect.objectContaining({ result: 'doubt', value })],
      );
  });

  it('waits for exposure', () => {
    expect(
      find(checks('schermature', validShading({ esposizione: null })), /Esposizioni/)?.result,
    ).toBe('unknown');
    expect(
      find(checks('chiusure', validShutter({ esposizione: null })), /Esposizioni/),
    ).toBeUndefined();
  });
});

describe('overhangs and obstructions', () => {
  const doubts = (around: AggettiOstruzioni | null) =>
    checks('schermature', validShading({ aggettiOstruzioni: around })).filter(({ field }) =>
      field.startsWith('aggettiOstruzioni'),
    );
  const blank = createEmptyAggettiOstruzioni();

  it.each([
    ['nothing in front', null, []],
    [
      'all of them whole',
      {
        orizzontali: { altezzaSoffitto: 'fino270', profonditaAggetto: 'fino100' },
        verticali: { posizione: 'destra', distanza: 0, profondita: 'oltre150' },
        ostruzioni: { distanza: 10, differenzaPiani: 3 },
      },
      [],
    ],
    ['one whole', { ...blank, ostruzioni: { distanza: 30, differenzaPiani: 8 } }, []],
    [
      'none described',
      blank,
      ['È indicato che ci sono aggetti o ostruzioni, ma nessuno è descritto'],
    ],
    [
      'half a ceiling',
      { ...blank, orizzontali: { altezzaSoffitto: 'oltre270', profonditaAggetto: null } },
      ['Per l’aggetto orizzontale manca la profondità'],
    ],
    [
      'a third of a side',
      { ...blank, verticali: { posizione: 'entrambe', distanza: null, profondita: null } },
      ['Per l’aggetto verticale mancano la distanza dalla finestra e la profondità'],
    ],
    [
      'half a building',
      { ...blank, ostruzioni: { distanza: null, differenzaPiani: 1 } },
      ['Per l’edificio di fronte manca la distanza'],
    ],
  ] as [string, AggettiOstruzioni | null, string[]][])('%s', (_, around, messages) => {
    expect(doubts(around).map(({ message }) => message)).toEqual(messages);
    expect(getRowLight(checks('schermature', validShading({ aggettiOstruzioni: around })))).toBe(
      messages.length === 0 ? 'green' : 'amber',
    );
  });

  it('are warnings of the dossier, with the field to go to', () => {
    const form = formOf(
      'schermature',
      validShading({
        aggettiOstruzioni: { ...blank, ostruzioni: { distanza: 10, differenzaPiani: null } },
      }),
    );
    expect(listDossierWarnings(form).map(({ field }) => field)).toEqual([
      'manufatti.schermature.0.aggettiOstruzioni.ostruzioni.differenzaPiani',
    ]);
  });
});

describe('a shutter', () => {
  it.each([
    [0.12, 0.26, 'ok'],
    [0.12, 0.12, 'doubt'],
    [0.14, 0.08, 'doubt'],
    [0, 0.08, 'ok'],
  ] as const)(
    'from %s to %s is %s',
    (resistenzaTermicaIniziale, resistenzaTermicaFinale, result) => {
      expect(
        find(
          checks('chiusure', validShutter({ resistenzaTermicaIniziale, resistenzaTermicaFinale })),
          /resistenza termica finale/,
        ),
      ).toMatchObject({ result, source: 'UNI EN 13125' });
    },
  );

  it('waits for both resistances', () => {
    for (const gap of [{ resistenzaTermicaIniziale: null }, { resistenzaTermicaFinale: null }])
      expect(
        find(checks('chiusure', validShutter(gap)), /resistenza termica finale/),
      ).toBeUndefined();
  });
});

describe('the cost per square metre', () => {
  const cost = (
    list: ProductList,
    row: object,
    spese: Partial<DossierForm['spese']>,
    more: Partial<DossierForm> = {},
  ) =>
    find(
      checks(list, row, {
        spese: { ...validDossierForm().spese, spesaDetraibileSerramenti: null, ...spese },
        ...more,
      }),
      /Costo massimo/,
    );

  it.each([
    ['A', false, 660],
    ['B', false, 660],
    ['C', false, 660],
    ['D', false, 780],
    ['E', false, 780],
    ['F', false, 780],
    ['A', true, 780],
    ['B', true, 780],
    ['C', true, 780],
    ['D', true, 900],
    ['E', true, 900],
    ['F', true, 900],
  ] as const)(
    'of windows in zone %s, with a shutter %s, is at most %s €/m²',
    (immovableClimateZone, installazioneChiusuraOscurante, ceiling) => {
      const row = validWindow({ superficie: 2, installazioneChiusuraOscurante });
      const of = (spesaDetraibileSerramenti: number) =>
        cost('serramenti', row, { spesaDetraibileSerramenti }, { immovableClimateZone });
      expect(of(2 * ceiling)).toMatchObject({
        result: 'ok',
        limit: `${ceiling},00 €/m²`,
        value: `${ceiling},00 €/m²`,
        source: 'D.M. 14/2/2022, Allegato A',
      });
      expect(of(2 * ceiling + 0.01)).toMatchObject({
        result: 'unknown',
        message: expect.stringContaining('sola fornitura') as unknown,
      });
    },
  );

  it.each([
    ['schermature', validShading({ superficieSchermatura: 2 }), 'spesaDetraibileSchermature'],
    ['chiusure', validShutter({ superficieChiusura: 2 }), 'spesaDetraibileChiusure'],
  ] as const)('of %s is at most 276 €/m²', (list, row, field) => {
    expect(cost(list, row, { [field]: 552 })).toMatchObject({ result: 'ok', limit: '276,00 €/m²' });
    expect(cost(list, row, { [field]: 553 })?.result).toBe('unknown');
    expect(
      getRowLight(checks(list, row, { spese: { ...validDossierForm().spese, [field]: 553 } })),
    ).toBe('green');
  });

  it('waits for the expense, the surface and the zone, and is no matter of the other services', () => {
    expect(cost('serramenti', validWindow(), {})).toMatchObject({
      result: 'unknown',
      limit: '780,00 €/m²',
      message: 'Si controlla quando la spesa è indicata al passo Dettagli economici.',
    });
    expect(
      cost('serramenti', validWindow({ superficie: null }), { spesaDetraibileSerramenti: 9 }),
    ).toMatchObject({ result: 'unknown', limit: '' });
    expect(
      cost(
        'serramenti',
        validWindow(),
        { spesaDetraibileSerramenti: 9 },
        { immovableClimateZone: null },
      )?.result,
    ).toBe('unknown');
    expect(
      cost('serramenti', validWindow(), { spesaDetraibileSerramenti: 1e6 }, { serviceType: 2 }),
    ).toBeUndefined();
  });
});

it('every broken or doubtful rule states its result and its source', () => {
  for (const all of [
    checks('serramenti', validWindow({ trasmittanzaPost: 6 })),
    checks('schermature', validShading({ esposizione: 'nord', trasmissioneSolare: 0.5 })),
    checks('chiusure', validShutter({ resistenzaTermicaFinale: 0 })),
  ]) {
    expect(results(all).some((result) => result === 'wrong' || result === 'doubt')).toBe(true);
    for (const { result, rule, limit, source, value } of all)
      if (result === 'wrong' || result === 'doubt')
        for (const text of [rule, limit, source, value]) expect(text).not.toBe('');
  }
});
