import {
  ROLES,
  type AuditAction,
  type AuditSubject,
  type Role,
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
} from '@pratiche/domain';
import { ApiProperty } from '@nestjs/swagger';
import {
  ApiChoice,
  ApiInteger,
  ApiMoment,
  ApiNullableChoice,
  ApiNullableInteger,
} from '../../platform/openapi/index.js';

/** One entry of the audit log. */
export class AuditEntryDto {
  @ApiInteger()
  id!: number;

  @ApiMoment()
  at!: string;

  @ApiNullableInteger({ description: 'Account that did it; null for the portal itself.' })
  actorId!: number | null;

  actorEmail!: string | null;

  /** Name of the account that did it. */
  actorName!: string | null;

  @ApiNullableChoice(ROLES, 'Role')
  role!: Role | null;

  /** Network address, shortened. */
  address!: string;

  @ApiChoice(Object.keys(AUDIT_ACTIONS), 'AuditAction')
  action!: AuditAction;

  @ApiNullableChoice(Object.keys(AUDIT_SUBJECTS), 'AuditSubject')
  subjectKind!: AuditSubject | null;

  subjectId!: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Names of the accounts that subject and details speak of, by their number.',
  })
  accountNames!: Record<string, string>;

  @ApiProperty({
    type: 'object',
    additionalProperties: {
      nullable: true,
      oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }],
    },
    description: 'What else is known; the action says which members there are.',
  })
  details!: Record<string, string | number | boolean | null>;
}
