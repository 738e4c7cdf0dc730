import type { ValueOf } from '../enumerations/choice.js';

/** Legal forms of a company (spec platform §9). */
export const LEGAL_FORMS = [
  { value: 'Srl', label: 'Srl' },
  { value: 'Srls', label: 'Srls' },
  { value: 'Snc', label: 'Snc' },
  { value: 'Sas', label: 'Sas' },
  { value: 'Soc.Coop', label: 'Soc.Coop' },
  { value: 'Ditta Individuale', label: 'Ditta Individuale' },
  { value: 'Spa', label: 'Spa' },
] as const;
export type LegalForm = ValueOf<typeof LEGAL_FORMS>;

/** Identity documents of a legal representative (spec platform §9). */
export const ID_CARD_TYPES = [
  { value: "Carta d'identità", label: 'Carta d’identità' },
  { value: "Carta d'identità elettronica", label: 'Carta d’identità elettronica' },
  { value: 'Passaporto', label: 'Passaporto' },
  { value: 'Patente', label: 'Patente' },
] as const;
export type IdCardType = ValueOf<typeof ID_CARD_TYPES>;

/** The files of a registration: identity card front and back, signed engagement letter. */
export const REGISTRATION_FILES = ['ciFront', 'ciRear', 'contract'] as const;
export type RegistrationFile = (typeof REGISTRATION_FILES)[number];

export const REGISTRATION_FILE_LABELS: Record<RegistrationFile, string> = {
  ciFront: 'Documento d’identità, fronte',
  ciRear: 'Documento d’identità, retro',
  contract: 'Contratto firmato',
};

/** Why the verification of a contract is taken back (ours). */
export const CONTRACT_REVOCATIONS = [
  { value: 'incomplete', label: 'Contratto incompleto o non firmato' },
  { value: 'identity', label: 'Documento d’identità scaduto o non leggibile' },
  { value: 'company', label: 'Dati dell’azienda non corrispondenti' },
  { value: 'ended', label: 'Contratto cessato' },
  { value: 'mistake', label: 'Verifica registrata per errore' },
] as const;
export type ContractRevocation = ValueOf<typeof CONTRACT_REVOCATIONS>;

export const FILE_REQUIRED_MESSAGE = 'Caricare documento!';
