import type { DossierForm } from '../dossier/index.js';
import type { ClimateZone } from '../enumerations/index.js';

/** What a municipality is known by: the table of the portal, on the server and in the browser. */
export interface MunicipalityFacts {
  readonly name: string;
  readonly otherLanguageName?: string;
  readonly province: string;
  readonly caps: readonly string[];
  readonly climateZone: ClimateZone | null;
  /** Belfiore code, which is the cadastral one too. */
  readonly code: string;
  readonly zoneToVerify: boolean;
}

/** Municipalities of a name, in either language and however it is spelled. */
export type FindMunicipalities = (name: string) => readonly MunicipalityFacts[];

/** What doubts depend on besides the form. */
export interface DoubtFacts {
  /** Today in Italy, `yyyy-mm-dd`. */
  readonly today: string;
  /** `null` until the table is loaded: what depends on it is not judged. */
  readonly findMunicipalities: FindMunicipalities | null;
}

/** Where a rule doubts a dossier. */
export interface FoundDoubt {
  /** Path in the form. */
  readonly field: string;
  readonly message: string;
  /** What the form says, with its unit. */
  readonly value?: string;
  /** Usual value with its unit. */
  readonly limit?: string;
}

/** One reason to look twice. It never blocks. */
export interface DoubtRule {
  readonly code: string;
  /** The rule, in Italian. */
  readonly rule: string;
  /** Decree, norm or decision behind the rule, in Italian. */
  readonly source: string;
  readonly find: (form: DossierForm, facts: DoubtFacts) => readonly FoundDoubt[];
}

export interface Doubt extends Required<FoundDoubt> {
  readonly code: string;
  readonly rule: string;
  readonly source: string;
}

/** Source of the rules that compare what a dossier says with itself. */
export const COHERENCE_SOURCE = 'Controllo di coerenza dei dati';

export const applyDoubtRule = (
  { code, rule, source, find }: DoubtRule,
  form: DossierForm,
  facts: DoubtFacts,
): Doubt[] =>
  find(form, facts).map(({ field, message, value = '', limit = '' }) => ({
    code,
    field,
    message,
    value,
    limit,
    rule,
    source,
  }));
