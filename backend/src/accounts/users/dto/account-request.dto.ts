import { OPERATOR_ROLES, type OperatorRole } from '@pratiche/domain';
import { validateAccountText } from '@pratiche/domain/accounts';
import { ChoiceField, IdField, TextField } from '../../../platform/validation/index.js';
import { AccountEmailField } from '../../dto/account-fields.decorator.js';

const REASON_MAX = 500;
const SPONSOR_MAX = 120;

/** Whose account is looked for. */
export class AccountEmailDto {
  @AccountEmailField()
  Email!: string;
}

/** Why a request to delete an account is refused. */
export class DeletionRefusalDto {
  @TextField({
    max: REASON_MAX,
    trim: 'before',
    blank: 'refused',
    rule: (text) => validateAccountText(text, REASON_MAX),
  })
  reason!: string;
}

/** The sponsor of an account; blank takes the sponsor away. */
export class SponsorDto {
  @IdField({ message: 'Account non valido.' })
  UserId!: number;

  @TextField({
    max: SPONSOR_MAX,
    trim: 'before',
    blank: 'null',
    default: null,
    rule: (text) => validateAccountText(text, SPONSOR_MAX),
  })
  Sponsor!: string | null;
}

const RoleField = (description: string): PropertyDecorator =>
  ChoiceField(OPERATOR_ROLES, {
    name: 'OperatorRole',
    message: 'Il ruolo può essere Admin o SuperAdmin.',
    description,
  });

/** Another role for a person of the back office. */
export class RoleChangeDto {
  @RoleField('Role that the caller saw: another one is a conflict.')
  from!: OperatorRole;

  @RoleField('New role.')
  to!: OperatorRole;
}

/** Who of the back office looks after a company. */
export class ReferenceOperatorDto {
  @IdField({
    isNullable: true,
    message: 'Operatore non valido.',
    description: 'Number of the account; null takes the operator away.',
  })
  operatorId!: number | null;
}
