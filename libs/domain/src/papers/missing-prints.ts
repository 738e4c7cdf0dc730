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

/** Columns of the costs that take the supply alone, whose fields open with a box of the expenses. */
const SUPPLY_COLUMN = /^(?:Fornitura senza IVA|Spesa ammessa)(?:, riga \d+)?$/;
const SUPPLY = missing(
  'importo della sola fornitura (spunta «So dividere fornitura e posa»)',
  'spese',
);

/** What a missing print is called, and where it is filled in. */
export const describeMissingPrint = (label: string): MissingPrint =>
  SUPPLY_COLUMN.test(label)
    ? SUPPLY
    : (MISSING_PRINTS[label] ?? { name: label, isPlural: false, field: null });

/** Of the labels that a paper lacks, what is to be filled in, each once. */
export const describeMissingPrints = (labels: readonly string[]): MissingPrint[] => [
  ...new Map(
    labels.map((label) => {
      const print = describeMissingPrint(label);
      return [print.name, print] as const;
    }),
  ).values(),
];
