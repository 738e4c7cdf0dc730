import { TextField } from '../../../platform/validation/index.js';
import { ChosenPasswordField, LinkTokenField } from '../../dto/account-fields.decorator.js';

const INVALID_EMAIL_MESSAGE = 'Inserire Email Valida';

/** Whose password was forgotten. */
export class ForgottenPasswordDto {
  @TextField({
    max: 254,
    trim: 'before',
    blank: 'refused',
    pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    messages: {
      type: 'Campo Obbligatorio!',
      required: 'Campo Obbligatorio!',
      max: INVALID_EMAIL_MESSAGE,
      pattern: INVALID_EMAIL_MESSAGE,
    },
    example: 'info@serramentibianchi.example',
  })
  email!: string;
}

/** The link of the e-mail. */
export class ResetLinkDto {
  @LinkTokenField()
  token!: string;
}

/** The new password, with the link of the e-mail. */
export class PasswordResetDto {
  @LinkTokenField()
  token!: string;

  @ChosenPasswordField()
  password!: string | null;

  @ChosenPasswordField()
  confirmPassword!: string | null;
}
