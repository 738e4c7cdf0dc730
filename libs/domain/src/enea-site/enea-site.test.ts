import { describe, expect, it } from '@jest/globals';
import {
  validDossierForm,
  validGenerator,
  validShading,
  validShutter,
  validWindow,
} from '../../test/dossier-fixtures.js';
import {
  BUILDING_TYPOLOGIES,
  CHIUSURE_POST,
  CONFINI,
  ECOBONUS_2026,
  ESPOSIZIONI,
  findSiteAdvice,
  findSiteChoice,
  FORMER_TIPI_DISTRIBUZIONE,
  FORMER_TIPI_REGOLAZIONE,
  GENDERS,
  GENERAL_USES,
  getSiteField,
  IMMOVABLE_TYPES,
  INSTALLAZIONI,
  listSiteFields,
  MATERIALI_SCHERMATURA,
  MECCANISMI_REGOLAZIONE,
  MODALITA_CALCOLO,
  PARTICULAR_USES,
  POSSESSION_TITLES,
  TELAI_POST,
  TELAI_PRE,
  TERMINALI_EROGAZIONE,
  TIPI_DISTRIBUZIONE,
  TIPI_GENERATORE,
  TIPI_IMPIANTO,
  TIPI_REGOLAZIONE,
  TIPOLOGIE_SCHERMATURA,
  VETRI_POST,
  VETRI_PRE,
  VETTORI_ENERGETICI,
  type Choice,
  type SitePageKey,
} from '../index.js';

const ids = (page: SitePageKey) => listSiteFields(ECOBONUS_2026, page).map(({ id }) => id);

describe('the pages of the site, in the order of their questions', () => {
  it.each<[SitePageKey, string]>([
    [
      'beneficiario',
      'nome cognome codice_fiscale data_nascita sesso nazione_nascita comune_nascita nazione_residenza comune_residenza indirizzo_residenza civico_residenza cap_residenza telefono',
    ],
    ['altriBeneficiari', 'nome cognome codice_fiscale'],
    [
      'immobile',
      'comune indirizzo civico cap scala interno gg sezione foglio mappale sub anno sup_utile unita possesso destinazione_uso dpr412 tipologia',
    ],
    ['intervento', 'immobile unita acc data_inizio data_fine comma impianto_centralizzato'],
    ['impianto', 'impianto erogazione distribuzione regolazione vettore estivo'],
    ['serramenti', 'f_pre v_pre u_pre sup f_post v_post u_post conf osc'],
    ['schermature', 'tipo inst sup_s sup_f rsup esp calc gtot mat mec'],
    ['spese', 'costo'],
    ['calcolo', 'risp'],
  ])('%s', (page, controls) => {
    expect(ids(page)).toEqual(controls.split(' ').map((control) => `id-${control}`));
  });

  it('ask for what must be filled before on the page itself', () => {
    for (const { key, fields } of ECOBONUS_2026.pages)
      for (const { after } of fields) if (after !== undefined) expect(ids(key)).toContain(after);
  });

  it('are refused by a wrong name', () => {
    expect(() => getSiteField(ECOBONUS_2026, 'immobile', 'id-piano')).toThrow('id-piano');
    expect(() => listSiteFields(ECOBONUS_2026, 'anteprima' as SitePageKey)).toThrow('anteprima');
  });
});

/** Every value of ours has an option of the site, or a sentence that says what to choose. */
const LISTS: readonly [SitePageKey, string, readonly Choice[], 'ours' | 'shutters', string][] = [
  ['beneficiario', 'id-sesso', GENDERS, 'ours', 'M=M F=F'],
  ['immobile', 'id-possesso', POSSESSION_TITLES, 'ours', '0=1 1=2 2=3 3=? 4=?'],
  ['immobile', 'id-destinazione_uso', GENERAL_USES, 'ours', '0=5 1=6 2=7'],
  ['immobile', 'id-dpr412', PARTICULAR_USES, 'ours', '0=8 1=9 2=10 3=11 4=12 5=13 6=14 7=15 8=?'],
  ['immobile', 'id-tipologia', BUILDING_TYPOLOGIES, 'ours', '0=16 1=17 2=18 3=19 4=20'],
  ['intervento', 'id-immobile', IMMOVABLE_TYPES, 'ours', '0=253 1=254 2=250'],
  [
    'impianto',
    'id-impianto',
    TIPI_IMPIANTO,
    'ours',
    'autonomo=26 centralizzato=27 centralizzatoContabilizzazione=28 centralizzatoGeneratori=29 centralizzatoGeneratoriContabilizzazione=30',
  ],
  [
    'impianto',
    'id-erogazione',
    TERMINALI_EROGAZIONE,
    'ours',
    'termoconvettori=31 ventilconvettori=32 bocchette=33 radiatori=34 pannelliIsolati=35 pannelliAnnegati=36 split=? altro=37',
  ],
  [
    'impianto',
    'id-distribuzione',
    [...TIPI_DISTRIBUZIONE, ...FORMER_TIPI_DISTRIBUZIONE],
    'ours',
    'colonneAmbientiRiscaldati=38 colonneNonIsolate=39 colonneIsolate=40 orizzontale=41 verticale=?',
  ],
  [
    'impianto',
    'id-regolazione',
    [...TIPI_REGOLAZIONE, ...FORMER_TIPI_REGOLAZIONE],
    'ours',
    'climaticaCentralizzata=42 valvoleTermostatiche=43 termostatoAmbiente=44 nessuna=?',
  ],
  [
    'impianto',
    'id-vettore',
    VETTORI_ENERGETICI,
    'ours',
    'metano=45 gasolio=46 gpl=47 teleriscaldamento=48 olio=49 energiaElettrica=50 biomassa=51 altro=52',
  ],
  [
    'generatori',
    'riga',
    TIPI_GENERATORE,
    'ours',
    'caldaiaACS=1 caldaiaACBassaTemperatura=2 caldaiaCondensazione=3 caldaiaGasolio=? pompaCalore=5 ariaCalda=6 teleriscaldamento=7 biomassa=8 altro=9',
  ],
  [
    'serramenti',
    'id-f_pre',
    TELAI_PRE,
    'ours',
    'legno=61 legnoDuro=61 legnoTenero=61 pvc=62 pvcDue=62 pvcTre=62 lamiera=64 metalloTermico=63 misto=65',
  ],
  ['serramenti', 'id-v_pre', VETRI_PRE, 'ours', 'singolo=66 doppio=67 opaco=155'],
  [
    'serramenti',
    'id-f_post',
    TELAI_POST,
    'ours',
    'legno=61 pvc=62 metalloTermico=63 metalloFreddo=64 misto=65',
  ],
  ['serramenti', 'id-v_post', VETRI_POST, 'ours', 'doppio=67 triplo=68 opaco=155'],
  ['serramenti', 'id-conf', CONFINI, 'ours', 'esterno=189 noRiscaldato=?'],
  [
    'schermature',
    'id-tipo',
    TIPOLOGIE_SCHERMATURA,
    'ours',
    'tenda=127 veneziana=127 altraSchermatura=169',
  ],
  [
    'schermature',
    'id-tipo',
    CHIUSURE_POST,
    'shutters',
    '0=126 1=126 2=? 3=? 4=? 5=126 6=? 7=125 8=310',
  ],
  ...(['ours', 'shutters'] as const).flatMap(
    (source): [SitePageKey, string, readonly Choice[], 'ours' | 'shutters', string][] => [
      ['schermature', 'id-inst', INSTALLAZIONI, source, 'esterna=192 interna=191'],
      [
        'schermature',
        'id-esp',
        ESPOSIZIONI,
        source,
        'nord=128 nordEst=129 est=130 sudEst=131 sud=132 sudOvest=133 ovest=134 nordOvest=135',
      ],
      [
        'schermature',
        'id-calc',
        MODALITA_CALCOLO,
        source,
        'fornitore=193 tabellaEnea=195 norma=307',
      ],
      [
        'schermature',
        'id-mat',
        MATERIALI_SCHERMATURA,
        source,
        'pvc=139 legno=137 metallo=140 misto=141 plastica=138 tessuto=136',
      ],
      [
        'schermature',
        'id-mec',
        MECCANISMI_REGOLAZIONE,
        source,
        'manuale=143 motorizzato=145 automatizzato=144',
      ],
    ],
  ),
];

it.each(LISTS)('%s %s has the codes of our values', (page, id, choices, source, codes) => {
  const field = getSiteField(ECOBONUS_2026, page, id);
  const told = choices.map(({ value }) => {
    const code = findSiteChoice(field, value, source)?.code;
    if (code === undefined) expect(findSiteAdvice(field, value)).not.toBeNull();
    return `${value}=${code ?? '?'}`;
  });
  expect(told.join(' ')).toBe(codes);
});

it('names fields that the dossier and its rows have', () => {
  const [dossier, generator, window, shading, shutter] = [
    validDossierForm(),
    validGenerator(),
    validWindow(),
    validShading(),
    validShutter(),
  ];
  const sources: Readonly<Record<SitePageKey, object>> = {
    beneficiario: dossier,
    altriBeneficiari: dossier,
    immobile: dossier,
    intervento: dossier,
    impianto: dossier,
    generatori: generator,
    serramenti: window,
    schermature: shading,
    spese: {},
    calcolo: {},
  };
  for (const { key, fields } of ECOBONUS_2026.pages)
    for (const { field, shutterField } of fields) {
      if (field !== null) expect(sources[key]).toHaveProperty(field);
      if (shutterField) expect(shutter).toHaveProperty(shutterField);
    }
});

it('has every list of choices asked for by a test', () => {
  const open = ECOBONUS_2026.pages.flatMap(({ key, fields }) =>
    fields
      .filter(
        ({ choices, id }) => choices && !LISTS.some(([page, own]) => page === key && own === id),
      )
      .map(({ id }) => id),
  );
  expect(open).toEqual(['id-comma']);
});
