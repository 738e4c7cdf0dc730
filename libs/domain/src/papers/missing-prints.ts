/** A value that a paper prints and the dossier lacks, as people look for it. */
export interface MissingPrint {
  /** In words that name the field and not the document or the heading it is printed under. */
  name: string;
  /** Whether the name speaks of several things. */
  isPlural: boolean;
  /** The first of its fields; `null` where it is not known. */
  field: string | null;
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

/** What a missing print is called, and where it is filled in. */
export const describeMissingPrint = (label: string): MissingPrint =>
  MISSING_PRINTS[label] ?? { name: label, isPlural: false, field: null };
