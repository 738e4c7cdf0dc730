import type { SiteChoice, SiteField, SitePage } from './enea-site-types.js';

const FRAMES_AFTER: readonly SiteChoice[] = [
  { code: '61', label: 'Legno', ours: ['legno'] },
  { code: '62', label: 'PVC', ours: ['pvc'] },
  { code: '63', label: 'Metallo, taglio termico', ours: ['metalloTermico'] },
  { code: '64', label: 'Metallo, no taglio termico', ours: ['metalloFreddo'] },
  { code: '65', label: 'Misto', ours: ['misto'] },
];

/** Our finer frames serve only the old transmittance. */
const FRAMES_BEFORE: readonly SiteChoice[] = [
  { code: '61', label: 'Legno', ours: ['legno', 'legnoDuro', 'legnoTenero'] },
  { code: '62', label: 'PVC', ours: ['pvc', 'pvcDue', 'pvcTre'] },
  { code: '63', label: 'Metallo, taglio termico', ours: ['metalloTermico'] },
  { code: '64', label: 'Metallo, no taglio termico', ours: ['lamiera'] },
  { code: '65', label: 'Misto', ours: ['misto'] },
];

const GLASSES: readonly SiteChoice[] = [
  { code: '66', label: 'Singolo', ours: ['singolo'] },
  { code: '67', label: 'Doppio', ours: ['doppio'] },
  { code: '68', label: 'Triplo', ours: ['triplo'] },
  { code: '69', label: 'A bassa emissione', ours: ['bassaEmissione'] },
  { code: '155', label: 'Pannello opaco', ours: ['opaco'] },
];

/** Nobody has said whether such a glass is low-emissive. */
const GLASS_ADVICE = {
  doppio: 'scegli sul sito: «A bassa emissione» o «Doppio»',
  triplo: 'scegli sul sito: «A bassa emissione» o «Triplo»',
};

type Parts = Pick<SiteField, 'isRequired' | 'choices' | 'advice' | 'unit' | 'shutterField'>;

const choice = (id: string, label: string, field: string, parts: Parts): SiteField => ({
  id,
  label,
  kind: 'choice',
  field,
  isRequired: true,
  certainty: 'twice',
  ...parts,
});

const number = (id: string, label: string, field: string | null, parts: Parts = {}): SiteField => ({
  id,
  label,
  kind: 'number',
  decimals: 2,
  field,
  isRequired: true,
  certainty: 'twice',
  ...parts,
});

/** Comma 345A: a row for each window. */
export const WINDOW_PAGE: SitePage = {
  key: 'serramenti',
  title: 'Serramenti e infissi',
  fields: [
    choice('id-f_pre', 'Telaio prima', 'tipologiaTelaioPre', { choices: FRAMES_BEFORE }),
    choice('id-v_pre', 'Vetro prima', 'tipologiaVetroPre', {
      choices: GLASSES,
      advice: GLASS_ADVICE,
    }),
    number('id-u_pre', 'Trasmittanza del vecchio infisso [W/m²K]', 'trasmittanzaPre'),
    number('id-sup', 'Superficie (telaio e vetro) [m²]', 'superficie', { unit: 'm²' }),
    choice('id-f_post', 'Telaio dopo', 'tipologiaTelaioPost', { choices: FRAMES_AFTER }),
    choice('id-v_post', 'Vetro dopo', 'tipologiaVetroPost', {
      choices: GLASSES,
      advice: GLASS_ADVICE,
    }),
    number('id-u_post', 'Trasmittanza del nuovo infisso [W/m²K]', 'trasmittanzaPost'),
    {
      ...choice('id-conf', 'Confine', 'confine', {
        choices: [{ code: '189', label: 'Verso esterno', ours: ['esterno'] }],
        advice: { noRiscaldato: 'scegli sul sito: verso locali non riscaldati' },
      }),
      certainty: 'once',
    },
    {
      id: 'id-osc',
      label: 'Chiusure oscuranti',
      kind: 'flag',
      field: 'installazioneChiusuraOscurante',
      certainty: 'twice',
    },
  ],
};

const OF_BLIND_OR_SHUTTER = '«Persiana»; se è uno scuro «Altra chiusura oscurante»';

const SHADING_KINDS: readonly SiteChoice[] = [
  { code: '125', label: 'Persiana', shutters: [7] },
  { code: '126', label: 'Persiana avvolgibile', shutters: [0, 1, 5] },
  { code: '127', label: 'Tenda o veneziana', ours: ['tenda', 'veneziana'] },
  {
    code: '416',
    label: 'Schermatura integrata (veneziana nella vetrocamera)',
    certainty: 'once',
  },
  { code: '169', label: 'Altra schermatura solare', ours: ['altraSchermatura'] },
  { code: '310', label: 'Altra chiusura oscurante', shutters: [8] },
];

const EXPOSURES: readonly SiteChoice[] = (
  [
    ['128', 'Nord', 'nord'],
    ['129', 'Nord-Est', 'nordEst'],
    ['130', 'Est', 'est'],
    ['131', 'Sud-Est', 'sudEst'],
    ['132', 'Sud', 'sud'],
    ['133', 'Sud-Ovest', 'sudOvest'],
    ['134', 'Ovest', 'ovest'],
    ['135', 'Nord-Ovest', 'nordOvest'],
  ] as const
).map(([code, label, ours]) => ({ code, label, ours: [ours], shutters: [ours] }));

/** A choice that shadings and shutters have alike. */
const alike = (code: string, label: string, ours: string): SiteChoice => ({
  code,
  label,
  ours: [ours],
  shutters: [ours],
});

/** Comma 345B: a row for each shading or shutter. */
export const SHADING_PAGE: SitePage = {
  key: 'schermature',
  title: 'Schermature solari',
  fields: [
    choice('id-tipo', 'Tipologia', 'tipologia', {
      choices: SHADING_KINDS,
      shutterField: 'tipologiaPost',
      advice: {
        2: OF_BLIND_OR_SHUTTER,
        3: OF_BLIND_OR_SHUTTER,
        4: OF_BLIND_OR_SHUTTER,
        6: OF_BLIND_OR_SHUTTER,
      },
    }),
    choice('id-inst', 'Installazione', 'installazione', {
      shutterField: 'installazione',
      choices: [alike('191', 'Interna', 'interna'), alike('192', 'Esterna', 'esterna')],
    }),
    number('id-sup_s', 'Superficie schermatura [m²]', 'superficieSchermatura', {
      unit: 'm²',
      shutterField: 'superficieChiusura',
    }),
    number('id-sup_f', 'Superficie finestrata protetta [m²]', 'superficieFinestrata', {
      unit: 'm²',
      shutterField: 'superficieFinestrata',
    }),
    number('id-rsup', 'Rsupp [m²K/W]', null, { shutterField: 'resistenzaTermicaFinale' }),
    choice('id-esp', 'Esposizione', 'esposizione', {
      shutterField: 'esposizione',
      choices: [...EXPOSURES, { code: '311', label: 'P-orizzontale', certainty: 'once' }],
    }),
    choice('id-calc', 'Modalità di calcolo', 'modalitaCalcoloResistenzaTermica', {
      shutterField: 'modalitaCalcoloResistenzaTermica',
      choices: [
        alike('193', 'Dichiarato dal fornitore', 'fornitore'),
        alike('195', 'Dalla tabella del programma Chiusure oscuranti', 'tabellaEnea'),
        alike('307', 'Calcolato secondo UNI EN 13125', 'norma'),
      ],
    }),
    number('id-gtot', 'gtot', 'trasmissioneSolare', { shutterField: 'trasmissioneSolare' }),
    choice('id-mat', 'Materiale', 'materialeSchermatura', {
      shutterField: 'materialeChiusura',
      choices: [
        alike('136', 'Tessuto', 'tessuto'),
        alike('137', 'Legno', 'legno'),
        alike('138', 'Plastica', 'plastica'),
        alike('139', 'PVC', 'pvc'),
        alike('140', 'Metallo', 'metallo'),
        alike('141', 'Misto', 'misto'),
        { code: '142', label: 'Altro' },
      ],
    }),
    choice('id-mec', 'Meccanismo di regolazione', 'meccanismoRegolazione', {
      shutterField: 'meccanismoRegolazione',
      choices: [
        alike('143', 'Manuale', 'manuale'),
        alike('144', 'Automatico', 'automatizzato'),
        alike('145', 'Servoassistito', 'motorizzato'),
      ],
    }),
  ],
};

/** Below the rows of a declaration: one sum for all of them. */
export const EXPENSE_PAGE: SitePage = {
  key: 'spese',
  title: 'Spese',
  fields: [
    {
      id: 'id-costo',
      label: 'Spese congrue sostenute [€]',
      kind: 'number',
      unit: '€',
      decimals: 2,
      field: null,
      isRequired: true,
      certainty: 'twice',
    },
  ],
};

export const CALCULATION_PAGE: SitePage = {
  key: 'calcolo',
  title: 'Calcolo costi e detrazioni',
  fields: [
    {
      id: 'id-risp',
      label: 'Risparmio stimato di energia primaria non rinnovabile [kWh/anno]',
      kind: 'number',
      unit: 'kWh/anno',
      field: null,
      isRequired: true,
      certainty: 'twice',
    },
  ],
};
