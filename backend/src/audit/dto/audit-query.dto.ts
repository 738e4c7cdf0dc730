import {
  type AuditAction,
  type AuditSubject,
  AUDIT_ACTION_GROUP_CODES,
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  type AuditActionGroup,
} from '@pratiche/domain';
import {
  ChoiceField,
  PageQueryDto,
  RecentDayField,
  TextField,
} from '../../platform/validation/index.js';

const MESSAGES = { type: 'Valore non valido.', max: 'Testo troppo lungo.' };

/** Query of the audit log, which has one order. */
export class AuditQueryDto extends PageQueryDto<never> {
  @TextField({
    isOptional: true,
    max: 254,
    trim: 'before',
    messages: MESSAGES,
    description: 'Part of an e-mail address or company name, or the number of an account.',
  })
  who?: string;

  @ChoiceField(Object.keys(AUDIT_ACTIONS), {
    name: 'AuditAction',
    isOptional: true,
    message: 'Azione non prevista.',
    description: 'What was done.',
  })
  action?: AuditAction;

  @ChoiceField(AUDIT_ACTION_GROUP_CODES, {
    name: 'AuditActionGroup',
    isOptional: true,
    message: 'Gruppo di azioni non previsto.',
    description: 'What kind of thing was done.',
  })
  actionGroup?: AuditActionGroup;

  @ChoiceField(Object.keys(AUDIT_SUBJECTS), {
    name: 'AuditSubject',
    isOptional: true,
    message: 'Oggetto non previsto.',
    description: 'What kind of thing it was done to.',
  })
  subjectKind?: AuditSubject;

  @TextField({
    isOptional: true,
    max: 64,
    trim: 'before',
    messages: MESSAGES,
    description: 'Which one it was done to.',
  })
  subjectId?: string;

  @RecentDayField({ isOptional: true, description: 'First day.' })
  from?: string;

  @RecentDayField({ isOptional: true, description: 'Last day.' })
  to?: string;
}
