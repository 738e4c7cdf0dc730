import { validateAccountText } from '@pratiche/domain';
import { IdField, TextField } from '../../../platform/validation/index.js';

const EMAIL_MAX = 254;
const REASON_MAX = 500;
const SPONSOR_MAX = 120;

/** Whose account is looked for. */
export class AccountEmailDto {
  @TextField({
    max: EMAIL_MAX,
    trim: 'before',
    blank: 'refused',
    messages: {
      type: 'Inserire Email.',
      required: 'Inserire Email.',
      max: 'Inserire Email valida.',
    },
    example: 'info@serramentibianchi.example',
  })
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
