/** A line of a customer list, and the customer it would create. */
export interface CustomerPreviewLine {
  /** In the file, counted from 1. */
  line: number;
  client: string;
  /** What the draft would hold. */
  summary: string[];
  /** Values that were not understood and are left out. */
  notes: string[];
  /** Why the line cannot become a draft. */
  problem: string | null;
  /** The same tax code: of a draft, or of an earlier line. */
  duplicateOf: { dossierId: number | null; line: number | null } | null;
}

/** What a list of customers would become. */
export interface CustomerPreview {
  /** Sent back to confirm exactly this. */
  confirmation: string;
  lines: CustomerPreviewLine[];
  unknownColumns: string[];
}

export interface CustomerImport {
  /** Numbers of the drafts. */
  ids: number[];
}
