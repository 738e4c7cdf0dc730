/** Sources of a fact of the site: attested by two sources of their own, by one, or inferred and to be checked. */
export type Certainty = 'twice' | 'once' | 'inferred';

/** An answer that a field of the site offers. */
export interface SiteChoice {
  /** ENEA's own code of the option; stable over the whole site. */
  readonly code: string;
  /** The code that it was delivered or added with, where another one came in its place. */
  readonly formerCode?: string;
  readonly label: string;
  /** Values of our field that say the same. */
  readonly ours?: readonly (string | number | boolean)[];
  /** Values of our shutters that say the same, where shadings and shutters share a form. */
  readonly shutters?: readonly (string | number)[];
  readonly certainty?: Certainty;
}

export type SiteFieldKind = 'text' | 'number' | 'date' | 'choice' | 'flag' | 'municipality';

/** One question of the site, in its words. */
export interface SiteField {
  /** Its control on the page; the same one may stand on several pages. */
  readonly id: string;
  /** Its control of now, where the back office wrote another one. */
  readonly control?: string;
  readonly label: string;
  readonly kind: SiteFieldKind;
  /** Our field with the answer; `null` where the dossier has none, or has it from several. */
  readonly field: string | null;
  /** Our field of a shutter, where shadings and shutters share a form. */
  readonly shutterField?: string | null;
  readonly unit?: string;
  readonly decimals?: number;
  readonly isRequired?: boolean;
  /** The control that must be filled before. */
  readonly after?: string;
  readonly choices?: readonly SiteChoice[];
  /** Says what to choose there for those of our values that have no counterpart. */
  readonly advice?: Readonly<Record<string, string>>;
  readonly certainty: Certainty;
}

export type SitePageKey =
  | 'beneficiario'
  | 'altriBeneficiari'
  | 'immobile'
  | 'intervento'
  | 'impianto'
  | 'generatori'
  | 'serramenti'
  | 'schermature'
  | 'spese'
  | 'calcolo';

/** A page, or a form that opens on one for a row, with its questions in order. */
export interface SitePage {
  readonly key: SitePageKey;
  readonly title: string;
  readonly fields: readonly SiteField[];
}

/** The form of the site for works that ended in a year. */
export interface SiteForm {
  readonly year: number;
  /** Grows with each change of the description, so that a reading can say what it was read by. */
  readonly version: number;
  readonly source: string;
  readonly pages: readonly SitePage[];
}
