import type { ValueOf } from './choice.js';

/** immovablePossessionTitle, with ENEA's wording. */
export const POSSESSION_TITLES = [
  { value: 0, label: 'Proprietario o comproprietario' },
  { value: 1, label: 'Detentore o co-detentore (es. locatario, comodatario, usufruttuario, ecc.)' },
  { value: 2, label: 'Familiare convivente con il possessore o con il detentore' },
  { value: 3, label: 'Futuro acquirente' },
  { value: 4, label: 'Nudo proprietario' },
] as const;
export type PossessionTitle = ValueOf<typeof POSSESSION_TITLES>;

export const POSSESSION_TYPES = [
  { value: 0, label: 'Abitazione principale' },
  { value: 1, label: 'Altro' },
] as const;
export type PossessionType = ValueOf<typeof POSSESSION_TYPES>;

export const BUILDING_TYPOLOGIES = [
  { value: 0, label: 'Edificio in linea e condominio oltre i tre piani fuori terra' },
  { value: 1, label: 'Edificio a schiera e condominio fino a tre piani' },
  { value: 2, label: 'Costruzione isolata (es. mono o plurifamiliare)' },
  { value: 3, label: 'Edificio industriale, artigianale o commerciale' },
  { value: 4, label: 'Altro' },
] as const;
export type BuildingTypology = ValueOf<typeof BUILDING_TYPOLOGIES>;

export const GENERAL_USES = [
  { value: 0, label: 'Residenziale' },
  { value: 1, label: 'Non residenziale' },
  { value: 2, label: 'Misto' },
] as const;
export type GeneralUse = ValueOf<typeof GENERAL_USES>;

export const PARTICULAR_USES = [
  {
    value: 0,
    label: 'Edifici adibiti a residenza e assimilabili (con carattere continuativo o saltuario)',
  },
  { value: 1, label: 'Edifici adibiti a uffici e assimilabili' },
  { value: 2, label: 'Edifici adibiti a ospedali, cliniche o case di cura e assimilabili' },
  {
    value: 3,
    label: 'Edifici adibiti ad attività ricreative, associative o di culto e assimilabili',
  },
  { value: 4, label: 'Edifici adibiti ad attività commerciali e assimilabili' },
  { value: 5, label: 'Edifici adibiti ad attività sportive' },
  { value: 6, label: 'Edifici adibiti ad attività scolastiche a tutti i livelli e assimilabili' },
  { value: 7, label: 'Edifici adibiti ad attività industriali ed artigianali e assimilabili' },
  { value: 8, label: 'Categorie catastali di difficile attribuzione' },
] as const;
export type ParticularUse = ValueOf<typeof PARTICULAR_USES>;

/** interventionOnImmovableType, with ENEA's wording. */
export const IMMOVABLE_TYPES = [
  {
    value: 0,
    label: 'Singola unità immobiliare (in un edificio costituito da più unità immobiliari)',
  },
  { value: 1, label: 'Edificio costituito da una singola unità immobiliare' },
  // Not in the specification: a third choice of ENEA's site.
  { value: 2, label: 'Intero edificio (qualsiasi altro tipo)' },
] as const;
export type ImmovableType = ValueOf<typeof IMMOVABLE_TYPES>;

/** A cadastral category as land registry and ENEA write it: A/2. */
export const formatCadastralCategory = (code: string): string =>
  code === 'altro' ? 'Altro' : code.replace(/^([A-Z])(\d)/, '$1/$2');

/** Cadastral categories offered for immovableCadastralCode (spec wizard §3). */
export const CADASTRAL_CATEGORIES = [
  'A1',
  'A2',
  'A3',
  'A4',
  'A5',
  'A6',
  'A7',
  'A8',
  'A9',
  'A10',
  'A11',
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
  'B6',
  'B7',
  'C1',
  'C2',
  'C3',
  'C4',
  'C5',
  'C6',
  'D1',
  'D2',
  'D3',
  'D4',
  'D5',
  'D6',
  'D7',
  'D8',
  'D9',
  'D10',
  'E7',
  'altro',
] as const;
export type CadastralCategory = (typeof CADASTRAL_CATEGORIES)[number];
export const isCadastralCategory = (code: string): code is CadastralCategory =>
  CADASTRAL_CATEGORIES.some((category) => category === code);

/** Categories offered for immovableParticularUseHardAttribution. */
export const HARD_ATTRIBUTION_CATEGORIES = [
  'B3',
  'B8',
  'C7',
  'D9',
  'E1',
  'E2',
  'E3',
  'E4',
  'E5',
  'E6',
  'E8',
  'E9',
  'F1',
  'F2',
  'F3',
  'F4',
  'F5',
] as const;
export type HardAttributionCategory = (typeof HARD_ATTRIBUTION_CATEGORIES)[number];
export const isHardAttributionCategory = (code: string): code is HardAttributionCategory =>
  HARD_ATTRIBUTION_CATEGORIES.some((category) => category === code);
