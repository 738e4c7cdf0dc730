import type { ClimateZone } from '@pratiche/domain';

/** A municipality with one of its postal codes. */
export interface Municipality {
  name: string;
  /** First postal code; all of them in `caps`. */
  cap: string;
  caps: string[];
  province: string;
  climateZone: ClimateZone | null;
  /** Belfiore code, uppercase. */
  code: string;
  /** The climate zone was derived, not read from the decree: show "da verificare". */
  zoneToVerify: boolean;
}

/** Answer of `GET Module/getDataFromSSN/{ssn}`. */
export interface SsnData {
  genere: 'M' | 'F';
  /** `yyyy-mm-dd`. */
  nascita: string;
  comune: string;
  /** Two letters; `EE` abroad. */
  provincia: string;
}

/** Kind of import: the whole list of municipalities, or the climate zones of some. */
export type MunicipalityImportKind = 'comuni' | 'zone';

/** A line of a file that was not understood. */
export interface ImportProblem {
  /** In the file, counted from 1. */
  line: number;
  message: string;
}

export interface MunicipalityDifference {
  code: string;
  name: string;
  province: string;
  kind: 'added' | 'changed' | 'removed';
  /** Changed fields of a municipality that is kept. */
  fields: { label: string; before: string; after: string }[];
}

/** What importing a file would do, or has done. */
export interface MunicipalityReport {
  /** Sent back to confirm exactly this file on top of exactly this table. */
  confirmation: string;
  lines: number;
  added: number;
  changed: number;
  removed: number;
  /** The first 200. */
  differences: MunicipalityDifference[];
  problemCount: number;
  /** The first 100. */
  problems: ImportProblem[];
  /** Whether it has been done. */
  isApplied: boolean;
}

/** One line of the history of imports. */
export interface MunicipalityImportEntry {
  id: number;
  kind: MunicipalityImportKind;
  /** E-mail address; `null` for the command on the server. */
  author: string | null;
  fileName: string;
  added: number;
  changed: number;
  removed: number;
  createdAt: string;
}
