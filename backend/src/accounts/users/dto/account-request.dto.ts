import { validateAccountText } from '@pratiche/domain';
import { IdField, TextField } from '../../../platform/validation/index.js';
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
