import type { AuditAction, AuditSubject, Role } from '@pratiche/domain';

/** One entry of the audit log as returned by `GET Audit`. */
export interface AuditEntry {
  id: number;
  at: string;
  actorId: number | null;
  actorEmail: string | null;
  role: Role | null;
  /** Shortened. */
  address: string;
  action: AuditAction;
  subjectKind: AuditSubject | null;
  subjectId: string | null;
  details: Record<string, string | number | boolean | null>;
}
