import type { PaperSigner } from './signable-papers.js';

/** A value that a paper prints and dossier or profile lack, as people look for it. */
export interface MissingPrint {
  /** In words that name the field and not the document or the heading it is printed under. */
  name: string;
  /** Whether the name speaks of several things. */
  isPlural: boolean;
  /** The first of its fields; `null` where it is not known. */
  field: string | null;
  /** Whether the company fills it in in its profile, for all its dossiers. */
  isInProfile?: boolean;
}

const missing = (name: string, field: string, isPlural = false): MissingPrint => ({
  name,
  isPlural,
  field,
});

/** By the label that papers print it under. Labels of several persons are left out. */
const MISSING_PRINTS: Readonly<Record<string, MissingPrint>> = {
  'Documento d’identità': missing(
    'numero e scadenza del documento d’identità',
    'beneficiaryIdentificationDocNumber',
    true,
  ),
  Residenza: missing('residenza', 'beneficiaryResidentialMunicipality'),
  Telefono: missing('telefono', 'beneficiaryPhone'),
  Indirizzo: missing('indirizzo dell’immobile', 'immovableAddress'),
  'Dati catastali': missing('dati catastali', 'cadastralSheet', true),
  'Inizio e fine dei lavori': missing('inizio e fine dei lavori', 'interventionStartDate', true),
};

const ofProfile = (name: string): MissingPrint => ({
  name,
  isPlural: false,
  field: null,
  isInProfile: true,
});

/** What the company declares of itself; by the last step the customer's name and tax code are known. */
const MISSING_COMPANY_PRINTS: Readonly<Record<string, MissingPrint>> = {
  'Nome e cognome': ofProfile('nome e cognome del legale rappresentante'),
  'Codice fiscale': ofProfile('codice fiscale del legale rappresentante'),
  Impresa: ofProfile('nome dell’azienda'),
  Sede: ofProfile('sede dell’azienda'),
  'Partita IVA': ofProfile('partita IVA dell’azienda'),
};

/** Columns of the costs that take the supply alone, whose fields open with a box of the expenses. */
const SUPPLY_COLUMN = /^(?:Fornitura senza IVA|Spesa ammessa)(?:, riga \d+)?$/;
const SUPPLY = missing(
  'importo della sola fornitura (spunta «Ho gli importi separati di fornitura e posa»)',
  'spese',
);

/** What a missing print is called, and where it is filled in. */
export function describeMissingPrint(label: string, signedBy: PaperSigner): MissingPrint {
  if (SUPPLY_COLUMN.test(label)) return SUPPLY;
  const ofCompany = signedBy === 'company' ? MISSING_COMPANY_PRINTS[label] : undefined;
  return ofCompany ?? MISSING_PRINTS[label] ?? { name: label, isPlural: false, field: null };
}

/** Of the labels that a paper lacks, what is to be filled in, each once. */
export const describeMissingPrints = (
  labels: readonly string[],
  signedBy: PaperSigner,
): MissingPrint[] => [
  ...new Map(
    labels.map((label) => {
      const print = describeMissingPrint(label, signedBy);
      return [print.name, print] as const;
    }),
  ).values(),
];
