import type { ServiceType } from '../enumerations/index.js';
import type { DocumentCondition } from './document-conditions.js';

/** M mandatory, O optional, C mandatory under the row's condition; `null` not required. */
export type DocumentNeed = 'M' | 'O' | 'C' | null;

/**
 * A document that a dossier may require. Rows are data, because the back office may maintain its
 * own list.
 */
export interface DocumentRow {
  readonly code: string;
  readonly name: string;
  readonly need: Readonly<Record<ServiceType, DocumentNeed>>;
  /** What the `C` of this row depends on. */
  readonly condition?: DocumentCondition;
  /** Optional while the condition does not hold; otherwise the document is left out. */
  readonly isOptionalOtherwise?: boolean;
  /** A pre-filled copy is offered to sign. */
  readonly isPrefilled?: boolean;
}

const buildNeeds = (
  ecobonus: DocumentNeed,
  bonusCasa: DocumentNeed,
  bonusSicurezza: DocumentNeed,
): DocumentRow['need'] => ({ 1: ecobonus, 2: bonusCasa, 3: bonusSicurezza });

/** Documents of a dossier, in the order in which they are listed. */
export const DOCUMENT_CATALOGUE: readonly DocumentRow[] = [
  { code: 'FATTURA', name: 'Fatture (acconto e saldo)', need: buildNeeds('M', 'M', 'M') },
  { code: 'CI', name: "Documento d'identità del beneficiario", need: buildNeeds('M', 'M', 'M') },
  {
    code: 'DELEGA',
    name: 'Incarico, delega alla trasmissione ENEA e privacy',
    need: buildNeeds('M', 'M', 'M'),
    isPrefilled: true,
  },
  { code: 'BONIFICO', name: 'Ricevuta del bonifico parlante', need: buildNeeds('O', 'O', 'O') },
  { code: 'CF', name: 'Tessera sanitaria / codice fiscale', need: buildNeeds('O', 'O', 'O') },
  {
    code: 'VISURA',
    name: 'Visura catastale',
    need: buildNeeds('C', 'C', 'C'),
    condition: 'acquisition',
    isOptionalOtherwise: true,
  },
  {
    code: 'ATTO',
    name: 'Dichiarazione sostitutiva del beneficiario',
    need: buildNeeds('M', 'O', 'O'),
    isPrefilled: true,
  },
  {
    code: 'REQ',
    name: 'Dichiarazione dei requisiti tecnici',
    need: buildNeeds('M', 'O', null),
    isPrefilled: true,
  },
  {
    code: 'CONGR',
    name: 'Dichiarazione di congruità della spesa',
    need: buildNeeds('M', null, null),
    isPrefilled: true,
  },
  {
    code: 'UW',
    name: 'Certificazione di trasmittanza (UNI EN 14351-1) / DoP CE',
    need: buildNeeds('C', 'M', 'O'),
    condition: 'windows',
  },
  {
    code: 'GTOT',
    name: 'DoP schermatura con gtot (EN 13561/13659/13120)',
    need: buildNeeds('C', null, null),
    condition: 'shadings',
  },
  {
    code: 'RSUPP',
    name: 'Attestazione resistenza termica supplementare (UNI EN 13125)',
    need: buildNeeds('C', null, null),
    condition: 'shutters',
  },
  {
    code: 'LIBRETTO',
    name: "Libretto d'impianto o scheda climatizzatore",
    need: buildNeeds('C', null, null),
    condition: 'summerCooling',
  },
  {
    code: 'INIZIO',
    name: 'Titolo edilizio o autocertificazione data inizio lavori',
    need: buildNeeds('O', 'M', 'O'),
  },
  {
    code: 'SICUR',
    name: 'Certificato di classe antieffrazione e posa (EN 1627)',
    need: buildNeeds(null, null, 'O'),
  },
  {
    code: 'CONSENSO',
    name: 'Contratto di locazione o comodato con consenso del proprietario',
    need: buildNeeds('C', 'C', 'C'),
    condition: 'holder',
  },
  {
    code: 'CONVIV',
    name: 'Dichiarazione di convivenza',
    need: buildNeeds('C', 'C', 'C'),
    condition: 'cohabitant',
  },
  {
    code: 'PRELIM',
    name: 'Contratto preliminare di acquisto',
    need: buildNeeds('C', 'C', 'C'),
    condition: 'buyer',
  },
  {
    code: 'SOC',
    name: 'Visura camerale e documento del legale rappresentante',
    need: buildNeeds('C', null, null),
    condition: 'company',
  },
  {
    code: 'NOMINA',
    name: 'Verbale di nomina e documento d’identità dell’amministratore',
    need: buildNeeds('C', null, null),
    condition: 'condominium',
  },
  {
    code: 'DELIBERA',
    name: 'Verbale dell’assemblea che delibera i lavori (e tabella millesimale, facoltativa)',
    need: buildNeeds('C', null, null),
    condition: 'condominium',
  },
  { code: 'FOTO', name: 'Foto prima e dopo', need: buildNeeds('O', 'O', 'O') },
];

/** Documents only the back office uploads: the receipt and the CPID code. */
export const BACK_OFFICE_DOCUMENTS = [
  { code: 'Ricevuta', name: 'Ricevuta ENEA' },
  { code: 'CodiceCpid', name: 'Codice CPID' },
] as const;

/** The calculation of an energy saving, which the back office may attach to its number. */
export const SAVING_DOCUMENT = {
  code: 'Risparmio',
  name: 'Calcolo del risparmio energetico',
} as const;

/** CPID and receipt of a declaration that was corrected at ENEA since: annulled there, and kept here. */
export const ANNULLED_DOCUMENTS = [
  { code: 'exRicevuta', annuls: 'Ricevuta', name: 'Ricevuta ENEA annullata' },
  { code: 'exCodiceCpid', annuls: 'CodiceCpid', name: 'Codice CPID annullato' },
] as const;
export type AnnulledDocument = (typeof ANNULLED_DOCUMENTS)[number]['code'];

/** Documents that identify a person: reading them has a separate action in the audit log. */
export const IDENTITY_DOCUMENTS: readonly string[] = ['CI', 'CF', 'SOC', 'NOMINA'];
