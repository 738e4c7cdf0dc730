import {
  ECOBONUS_2026,
  getSiteField,
  type SiteField,
  type SitePageKey,
} from '../enea-site/index.js';
import { condenseText, parsePrintedDay, parsePrintedFlag, toAnswerKey } from './print-text.js';

/** A question of the print that one answer follows. */
export interface PrintQuestion {
  /** Key of the answer in the sheet of the dossier; of ENEA's own values a name of ours. */
  readonly key: string;
  /** As ENEA prints it, with the explanation below it. */
  readonly printed: string;
  /** Its first words, which no other question of the section begins with. */
  readonly stem: string;
  readonly field: SiteField;
}

/** Questions of the print with a form of their own in place of an answer. */
export const PRINT_BLOCKS = {
  property: 'Dati identificativi della struttura oggetto dell’intervento',
  owner: 'Proprietario o detentore dell’edificio o avente diritto',
  persons: 'Altri beneficiari (persone fisiche)',
  companies: 'Altri beneficiari (persone giuridiche)',
  generators: 'Generatori esistenti prima dell’inizio dei lavori',
} as const;
export type PrintBlock = keyof typeof PRINT_BLOCKS;

export type PrintEntry = PrintQuestion | { readonly block: PrintBlock };

export const isPrintBlock = (entry: PrintEntry): entry is { readonly block: PrintBlock } =>
  'block' in entry;

const PREVALENT = 'Indicare la tipologia prevalente';

const ask = (
  key: string,
  page: SitePageKey,
  id: string,
  { printed, stem }: { printed?: string; stem?: string } = {},
): PrintQuestion => {
  const field = getSiteField(ECOBONUS_2026, page, id);
  return { key, field, printed: printed ?? field.label, stem: stem ?? printed ?? field.label };
};

const askPrevalent = (name: string, id: string): PrintQuestion => {
  const field = getSiteField(ECOBONUS_2026, 'impianto', id);
  return {
    key: `heating.${name}`,
    field,
    printed: `${field.label} ${PREVALENT}`,
    stem: field.label,
  };
};

/** A value that ENEA calculates. */
const calculated = (key: string, printed: string): PrintQuestion => ({
  key,
  printed,
  stem: printed,
  field: { id: key, label: printed, kind: 'text', field: null, certainty: 'once' },
});

export const CLIMATE_ZONE_KEY = 'location.zona';

/** The questions of each section, in the order of the print. */
export const PRINT_SECTIONS = {
  general: [
    { block: 'property' },
    ask('building.immovableEstimatedYearOfConstruction', 'immobile', 'id-anno', {
      printed: 'Anno di costruzione inserire anche se stimato',
      stem: 'Anno di costruzione',
    }),
    { block: 'owner' },
    { block: 'persons' },
    { block: 'companies' },
    ask('building.immovablePossessionTitle', 'immobile', 'id-possesso'),
    ask('building.immovableGeneralUse', 'immobile', 'id-destinazione_uso'),
    ask('building.immovableParticularUse', 'immobile', 'id-dpr412'),
    ask('building.immovableBuildingTypology', 'immobile', 'id-tipologia'),
    ask('building.immovableSurfaceArea', 'immobile', 'id-sup_utile', { stem: 'Superficie utile' }),
    calculated(CLIMATE_ZONE_KEY, 'Zona climatica'),
    calculated('location.id-gg', 'Gradi giorno'),
  ],
  intervention: [
    ask('intervention.interventionOnImmovableType', 'intervento', 'id-immobile'),
    ask('building.immovableUnitNumber', 'immobile', 'id-unita', {
      printed:
        'Unità immobiliari Numero totale delle unità immobiliari dell’edificio alla fine dei lavori',
      stem: 'Unità immobiliari',
    }),
    ask('intervention.interventionImmovableUnitNumber', 'intervento', 'id-unita', {
      printed:
        'Numero di unità immobiliari oggetto dell’intervento per cui si chiede la detrazione Si considera la situazione catastale all’inizio dei lavori',
      stem: 'Numero di unità immobiliari oggetto',
    }),
    ask('intervention.immovableMergeUnits', 'intervento', 'id-acc', {
      printed:
        'Si sono verificati degli accorpamenti di unità immobiliari? Si fa riferimento alle unità immobiliari interessate dai lavori oggetto della presente scheda descrittiva',
      stem: 'Si sono verificati degli accorpamenti',
    }),
    ask('intervention.interventionStartDate', 'intervento', 'id-data_inizio'),
    ask('intervention.interventionEndDate', 'intervento', 'id-data_fine', {
      stem: 'Data di ultimazione',
    }),
  ],
  heating: [
    askPrevalent('tipoImpianto', 'id-impianto'),
    askPrevalent('tipoTerminaleErogazione', 'id-erogazione'),
    askPrevalent('tipoDistribuzione', 'id-distribuzione'),
    askPrevalent('tipoRegolazione', 'id-regolazione'),
    calculated('heating.conduzione', 'Conduzione prevista'),
    { block: 'generators' },
    askPrevalent('vettoreEnergetico', 'id-vettore'),
    ask('heating.impiantoClimatizzazioneEstiva', 'impianto', 'id-estivo'),
  ],
  summary: [
    calculated('calculation.detrazione', 'Detrazione totale calcolata'),
    calculated('calculation.massima', 'Detrazione massima ammissibile'),
    calculated('calculation.ammissibile', 'Detrazione ammissibile'),
    {
      ...ask('calculation.risparmio', 'calcolo', 'id-risp', {
        stem: 'Risparmio stimato di energia primaria',
      }),
      printed:
        'Risparmio stimato di energia primaria non rinnovabile [kWh/anno] Il calcolo del risparmio energetico è a cura degli utenti. In alcuni casi semplici la valutazione del risparmio energetico è eseguita automaticamente.',
    },
  ],
} as const satisfies Record<string, readonly PrintEntry[]>;
export type PrintSection = keyof typeof PRINT_SECTIONS;

export const SECTION_TITLES: Readonly<Record<PrintSection, RegExp>> = {
  general: /^datigenerali$/,
  intervention: /^datiintervento$/,
  heating: /^(?:ir)?impiantotermicoesistente$/,
  summary: /^riepilogo$/,
};

/** Names before values in the forms of property and owner, in the order of the print. */
export const NAMED_VALUES = {
  Indirizzo: 'address',
  Scala: 'location.immovableStair',
  Interno: 'location.immovableInterior',
  'Codice nazionale del Comune': 'cadastre.codice',
  Sezione: 'cadastre.cadastralSection',
  Foglio: 'cadastre.cadastralSheet',
  Particella: 'cadastre.cadastralParcel',
  Subalterno: 'cadastre.cadastralSubordinate',
  Nome: 'beneficiary.beneficiaryFirstName',
  Cognome: 'beneficiary.beneficiaryLastName',
  'Codice fiscale': 'beneficiary.beneficiarySsn',
  Sesso: 'beneficiary.beneficiaryGender',
  'Data di nascita': 'beneficiary.beneficiaryBirthDate',
  'Comune di nascita': 'beneficiary.beneficiaryBirthMunicipality',
  Residenza: 'residence',
  Denominazione: 'beneficiary.beneficiaryCompanyName',
  'Ragione sociale': 'beneficiary.beneficiaryCompanyName',
  'Denominazione o ragione sociale': 'beneficiary.beneficiaryCompanyName',
  'Tipologia di soggetto': 'beneficiary.beneficiaryCompanyType',
  'Codice fiscale o partita IVA': 'beneficiary.beneficiarySsn',
  'Codice fiscale/Partita IVA': 'beneficiary.beneficiarySsn',
  'Partita IVA': 'beneficiary.vat',
  Sede: 'residence',
  'Sede legale': 'residence',
  'Rappresentante legale': 'attorney',
  'Legale rappresentante': 'attorney',
} as const;

/** Names that stand for the representative of a company once a line says that it begins. */
export const ATTORNEY_VALUES = {
  Nome: 'attorney.beneficiaryAttorneyFirstName',
  Cognome: 'attorney.beneficiaryAttorneyLastName',
  'Codice fiscale': 'attorney.beneficiaryAttorneySsn',
  Sesso: 'attorney.beneficiaryAttorneyGender',
  'Data di nascita': 'attorney.beneficiaryAttorneyBirthDate',
  'Comune di nascita': 'attorney.beneficiaryAttorneyBirthMunicipality',
} as const;

export type NamedKey =
  | (typeof NAMED_VALUES)[keyof typeof NAMED_VALUES]
  | (typeof ATTORNEY_VALUES)[keyof typeof ATTORNEY_VALUES];

/** The option of the site that an answer of the print names; `null` without one. */
export function findPrintedChoice({ choices = [] }: SiteField, printed: string) {
  const key = toAnswerKey(printed);
  const keys = choices.map((choice) => ({ choice, key: toAnswerKey(choice.label) }));
  const same = keys.find((one) => one.key === key);
  // Words of an explanation that ENEA has worded anew since may stand before the answer.
  const [longest] = keys
    .filter((one) => key.endsWith(one.key))
    .toSorted((a, b) => b.key.length - a.key.length);
  return (same ?? longest)?.choice ?? null;
}

/** An answer in the words of the site; `null` for text that is no answer to the question. */
export function readAnswer(field: SiteField, text: string): string | null {
  switch (field.kind) {
    case 'choice':
      return findPrintedChoice(field, text)?.label ?? null;
    case 'date':
      return parsePrintedDay(text);
    case 'flag':
      return parsePrintedFlag(text);
    case 'number':
      return /\d+(?:[.,]\d+)?(?=\D*$)/.exec(text.replace(/(\d)\s+(?=[\d.,])/g, '$1'))?.[0] ?? null;
    case 'text':
    case 'municipality':
      return condenseText(text) === '' ? null : text;
  }
}
