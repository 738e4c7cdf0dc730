import { formatCount } from '@pratiche/domain';

/** Names of groups of fields and of values; those of fields are in the tables beside. */
export const CATALOG_TEXTS = {
  window: 'Serramento',
  windows: 'Serramenti',
  shading: 'Schermatura',
  shadings: 'Schermature solari',
  shutter: 'Chiusura',
  shutters: 'Chiusure oscuranti',
  generator: 'Generatore',
  generators: 'Generatori',
  otherBeneficiary: 'Altro beneficiario',
  otherBeneficiaries: 'Altri beneficiari',
  expenses: 'Spese',
  products: 'Manufatti',
  residence: 'Residenza',
  property: 'Immobile',
  company: 'Persona giuridica',
  person: 'Persona fisica',
  yes: 'Sì',
  no: 'No',
  rows: (count: number) => formatCount(count, 'riga', 'righe'),
} as const;
