import type { SiteField, SitePage } from './enea-site-types.js';

type Parts = Omit<SiteField, 'id' | 'label' | 'kind' | 'field' | 'certainty'>;

const text = (id: string, label: string, field: string | null, parts: Parts = {}): SiteField => ({
  id,
  label,
  kind: 'text',
  field,
  certainty: 'twice',
  ...parts,
});
const required = { isRequired: true } as const;

export const BENEFICIARY_PAGE: SitePage = {
  key: 'beneficiario',
  title: 'Beneficiario',
  fields: [
    text('id-nome', 'Nome', 'beneficiaryFirstName', required),
    text('id-cognome', 'Cognome', 'beneficiaryLastName', required),
    text('id-codice_fiscale', 'Codice fiscale', 'beneficiarySsn', required),
    {
      id: 'id-data_nascita',
      label: 'Data di nascita',
      kind: 'date',
      field: 'beneficiaryBirthDate',
      isRequired: true,
      certainty: 'twice',
    },
    {
      id: 'id-sesso',
      label: 'Sesso',
      kind: 'choice',
      field: 'beneficiaryGender',
      isRequired: true,
      certainty: 'twice',
      choices: [
        { code: 'M', label: 'M', ours: ['M'] },
        { code: 'F', label: 'F', ours: ['F'] },
      ],
    },
    {
      ...text('id-nazione_nascita', 'Nazione di nascita', 'beneficiaryBirthNation', required),
      certainty: 'once',
    },
    {
      ...text('id-comune_nascita', 'Comune di nascita', 'beneficiaryBirthMunicipality', required),
      kind: 'municipality',
      // Choosing the residence empties it.
      after: 'id-comune_residenza',
    },
    {
      ...text(
        'id-nazione_residenza',
        'Nazione di residenza',
        'beneficiaryResidentialNation',
        required,
      ),
      certainty: 'once',
    },
    {
      ...text(
        'id-comune_residenza',
        'Comune di residenza',
        'beneficiaryResidentialMunicipality',
        required,
      ),
      kind: 'municipality',
    },
    {
      ...text('id-indirizzo_residenza', 'Indirizzo', 'beneficiaryResidentialAddress', required),
      certainty: 'once',
    },
    {
      ...text(
        'id-civico_residenza',
        'Numero civico',
        'beneficiaryResidentialAddressNumber',
        required,
      ),
      certainty: 'once',
    },
    {
      ...text('id-cap_residenza', 'CAP', 'beneficiaryResidentialZip', required),
      certainty: 'once',
    },
    { ...text('id-telefono', 'Telefono', 'beneficiaryPhone'), certainty: 'once' },
  ],
};

/** Its controls have the ids of the page around it. */
export const OTHER_BENEFICIARY_PAGE: SitePage = {
  key: 'altriBeneficiari',
  title: 'Altro beneficiario',
  fields: [
    text('id-nome', 'Nome', 'beneficiaryFirstName'),
    text('id-cognome', 'Cognome', 'beneficiaryLastName'),
    text('id-codice_fiscale', 'Codice fiscale', 'beneficiarySsn'),
  ].map((field) => ({ ...field, certainty: 'once' })),
};

const USE = 'scegli sul sito';

export const PROPERTY_PAGE: SitePage = {
  key: 'immobile',
  title: 'Immobile',
  fields: [
    { ...text('id-comune', 'Comune', 'immovableMunicipality', required), kind: 'municipality' },
    text('id-indirizzo', 'Indirizzo', 'immovableAddress', { ...required, after: 'id-comune' }),
    text('id-civico', 'Civico', 'immovableAddressNumber', { ...required, after: 'id-comune' }),
    text('id-cap', 'CAP', 'immovableZip', { ...required, after: 'id-comune' }),
    text('id-scala', 'Scala', 'immovableStair'),
    text('id-interno', 'Interno', 'immovableInterior'),
    {
      id: 'id-gg',
      label: 'Gradi giorno',
      kind: 'choice',
      field: null,
      isRequired: true,
      after: 'id-comune',
      certainty: 'once',
    },
    text('id-sezione', 'Sezione', 'cadastralSection'),
    text('id-foglio', 'Foglio', 'cadastralSheet', required),
    text('id-mappale', 'Particella (mappale)', 'cadastralParcel', required),
    text('id-sub', 'Subalterno', 'cadastralSubordinate'),
    text(
      'id-anno',
      'Anno di costruzione (anche se stimato)',
      'immovableEstimatedYearOfConstruction',
      required,
    ),
    {
      id: 'id-sup_utile',
      label: 'Superficie utile [m²] delle unità immobiliari interessate dall’intervento',
      kind: 'number',
      unit: 'm²',
      field: 'immovableSurfaceArea',
      isRequired: true,
      certainty: 'twice',
    },
    {
      id: 'id-unita',
      label: 'Numero totale delle unità immobiliari dell’edificio alla fine dei lavori',
      kind: 'number',
      decimals: 0,
      field: 'immovableUnitNumber',
      isRequired: true,
      certainty: 'twice',
    },
    {
      id: 'id-possesso',
      label: 'Titolo di possesso',
      kind: 'choice',
      field: 'immovablePossessionTitle',
      isRequired: true,
      certainty: 'twice',
      choices: [
        { code: '1', label: 'Proprietario o comproprietario', ours: [0] },
        {
          code: '2',
          label: 'Detentore o co-detentore (es. locatario, comodatario, usufruttuario, ecc.)',
          ours: [1],
        },
        {
          code: '3',
          label: 'Familiare convivente con il possessore o con il detentore',
          ours: [2],
        },
      ],
      advice: { 3: `${USE}: futuro acquirente`, 4: `${USE}: nudo proprietario` },
    },
    {
      id: 'id-destinazione_uso',
      label: 'Destinazione d’uso generale',
      kind: 'choice',
      field: 'immovableGeneralUse',
      isRequired: true,
      certainty: 'twice',
      choices: [
        { code: '5', label: 'Residenziale', ours: [0] },
        { code: '6', label: 'Non residenziale', ours: [1] },
        { code: '7', label: 'Misto', ours: [2] },
      ],
    },
    {
      id: 'id-dpr412',
      label: 'Destinazione d’uso particolare',
      kind: 'choice',
      field: 'immovableParticularUse',
      isRequired: true,
      after: 'id-destinazione_uso',
      certainty: 'twice',
      choices: [
        [
          '8',
          'Edifici adibiti a residenza e assimilabili (con carattere continuativo o saltuario)',
        ],
        ['9', 'Edifici adibiti a uffici e assimilabili'],
        ['10', 'Edifici adibiti a ospedali, cliniche o case di cura e assimilabili'],
        ['11', 'Edifici adibiti ad attività ricreative, associative o di culto e assimilabili'],
        ['12', 'Edifici adibiti ad attività commerciali e assimilabili'],
        ['13', 'Edifici adibiti ad attività sportive'],
        ['14', 'Edifici adibiti ad attività scolastiche a tutti i livelli e assimilabili'],
        ['15', 'Edifici adibiti ad attività industriali ed artigianali e assimilabili'],
      ].map(([code = '', label = ''], use) => ({ code, label, ours: [use] })),
      advice: { 8: `${USE}: categoria di difficile attribuzione` },
    },
    {
      id: 'id-tipologia',
      label: 'Tipologia edilizia',
      kind: 'choice',
      field: 'immovableBuildingTypology',
      isRequired: true,
      certainty: 'twice',
      choices: [
        ['16', 'Edificio in linea e condominio oltre i tre piani fuori terra'],
        ['17', 'Edificio a schiera e condominio fino a tre piani'],
        ['18', 'Costruzione isolata (es. mono o plurifamiliare)'],
        ['19', 'Edificio industriale, artigianale o commerciale'],
        ['20', 'Altro'],
      ].map(([code = '', label = ''], typology) => ({ code, label, ours: [typology] })),
    },
  ],
};

export const INTERVENTION_PAGE: SitePage = {
  key: 'intervento',
  title: 'Intervento',
  fields: [
    {
      id: 'id-immobile',
      label: 'Intervento su',
      kind: 'choice',
      field: 'interventionOnImmovableType',
      isRequired: true,
      certainty: 'twice',
      choices: [
        {
          code: '253',
          label: 'Singola unità immobiliare (in un edificio costituito da più unità immobiliari)',
          ours: [0],
        },
        { code: '254', label: 'Edificio costituito da una singola unità immobiliare', ours: [1] },
        {
          code: '250',
          label: 'Intero edificio (qualsiasi altro tipo)',
          ours: [2],
          certainty: 'once',
        },
      ],
    },
    {
      id: 'id-unita',
      label:
        'Numero di unità immobiliari oggetto della detrazione (situazione all’inizio dei lavori)',
      kind: 'number',
      decimals: 0,
      field: 'interventionImmovableUnitNumber',
      isRequired: true,
      certainty: 'twice',
    },
    {
      id: 'id-acc',
      label: 'Accorpamenti / frazionamenti',
      kind: 'flag',
      field: 'immovableMergeUnits',
      isRequired: true,
      certainty: 'twice',
    },
    {
      id: 'id-data_inizio',
      label: 'Data d’inizio dei lavori',
      kind: 'date',
      field: 'interventionStartDate',
      isRequired: true,
      certainty: 'twice',
    },
    {
      id: 'id-data_fine',
      label: 'Data di ultimazione dei lavori (collaudo)',
      kind: 'date',
      field: 'interventionEndDate',
      isRequired: true,
      certainty: 'twice',
    },
    {
      id: 'id-comma',
      label: 'Tipo di intervento',
      kind: 'choice',
      field: null,
      isRequired: true,
      certainty: 'twice',
      choices: [
        {
          code: 'id-comma-345a',
          label: 'Comma 345A - Interventi sull’involucro',
          ours: ['serramenti'],
        },
        { code: 'id-comma-345b', label: 'Comma 345B - Schermature solari', ours: ['schermature'] },
      ],
    },
    {
      id: 'id-impianto_centralizzato',
      label: 'Impianto centralizzato',
      kind: 'flag',
      field: null,
      certainty: 'once',
    },
  ],
};
