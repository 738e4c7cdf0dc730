import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  type AuditAction,
  type AuditSubject,
} from '@pratiche/domain';
import { z } from 'zod';

const dayText = z.iso
  .date({ error: 'Data non valida: usare il formato aaaa-mm-gg.' })
  .refine((value) => value >= '2000-01-01' && value <= '2100-12-31', {
    error: 'Data fuori dai limiti.',
  });

const keyOf = <Key extends string>(table: Readonly<Record<Key, string>>, error: string) =>
  z.custom<Key>((value) => typeof value === 'string' && Object.hasOwn(table, value), { error });

/** Filters of `GET Audit`. */
export const auditFilters = {
  who: z.string().trim().max(254, { error: 'Testo troppo lungo.' }).optional(),
  action: keyOf<AuditAction>(AUDIT_ACTIONS, 'Azione non prevista.').optional(),
  subjectKind: keyOf<AuditSubject>(AUDIT_SUBJECTS, 'Oggetto non previsto.').optional(),
  subjectId: z.string().trim().max(64, { error: 'Testo troppo lungo.' }).optional(),
  from: dayText.optional(),
  to: dayText.optional(),
};
