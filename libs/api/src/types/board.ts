import type { OfficeList, StatusCode } from '@pratiche/domain';

/** A user to whom a dossier can be assigned. */
export interface Operator {
  id: number;
  name: string;
}

/** Outcome for one dossier of a bulk action. */
export interface BulkRow {
  id: number;
  isDone: boolean;
  /** Why not. */
  message: string | null;
}

/** Answer of `POST module/accept` and `POST module/assign`, in the order of the request. */
export interface BulkResult {
  rows: BulkRow[];
}

/** A back-office list as an operator keeps it under a name. */
export interface SavedView {
  id: number;
  list: OfficeList;
  name: string;
  /** Parameters of the list's address. */
  query: Record<string, string>;
  /** The list opens with it. */
  isDefault: boolean;
}

export type SavedViewInput = Omit<SavedView, 'id'>;

/** Answer of `GET Module/board`. */
export interface WorkBoard {
  /** Day in Italy the counts speak of. */
  today: string;
  /** Received and not yet with ENEA: by status, and within it by age as in `AGES`. */
  open: { status: StatusCode; ages: number[] }[];
  unassigned: number;
  /** The caller's own. */
  mine: { status: StatusCode; total: number; atRisk: number }[];
  /**
   * Open dossiers by the days left until the deadline to send: past, within 3 days, within 14 days.
   */
  deadlines: { past: number; red: number; amber: number };
  /** Open ones by operator, most first. */
  load: { id: number; name: string; total: number }[];
  /** Oldest first; `monday` begins the week. */
  weeks: { monday: string; received: number; filed: number; completed: number }[];
}
