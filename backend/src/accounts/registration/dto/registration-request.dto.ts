import type { RegistrationForm } from '@pratiche/domain';
import {
  createEmptyRegistration,
  EMAIL_MESSAGE,
  isEmail,
  REGISTRATION_FIELDS,
  REGISTRATION_FILES,
} from '@pratiche/domain/accounts';
import { createDto, TextField } from '../../../platform/validation/index.js';
import { ADDRESS_KEY_PATTERN } from '../address-key.util.js';
import { AccountEmailField, LinkTokenField } from '../../dto/account-fields.decorator.js';
import { createAccountFormDto } from '../../dto/account-form.dto.js';
import { createFormFields } from '../../dto/profile.dto.js';

/** A registration. Other members are dropped, so that it cannot set a role. */
export class RegistrationRequestDto extends createDto<RegistrationForm>(
  'RegistrationFieldsDto',
  createFormFields<RegistrationForm>(createEmptyRegistration(), REGISTRATION_FIELDS),
) {}

/** The form of a registration with its files. */
export class RegistrationFormDto extends createAccountFormDto(
  RegistrationRequestDto,
  REGISTRATION_FILES,
) {
  /** Random key by which the sender may change the address later: 43 characters. */
  addressKey?: string;
}

/** The link that confirms or refuses a registration. */
export class VerificationLinkDto {
  @LinkTokenField()
  token!: string;
}

/** Who needs the e-mail of the registration again. */
export class VerificationResendDto {
  @AccountEmailField()
  Email!: string;
}

/** Another address for a registration, by the key of the browser that sent it. */
export class RegistrationAddressDto {
  @TextField({
    max: 43,
    rule: (text) => (ADDRESS_KEY_PATTERN.test(text) ? null : 'Chiave non valida.'),
    messages: { type: 'Chiave non valida.', max: 'Chiave non valida.' },
  })
  key!: string;

  @TextField({
    max: 254,
    trim: 'before',
    blank: 'refused',
    clean: (text) => text.toLowerCase(),
    rule: (text) => (isEmail(text) ? null : EMAIL_MESSAGE),
    messages: { type: EMAIL_MESSAGE, required: EMAIL_MESSAGE, max: EMAIL_MESSAGE },
  })
  Email!: string;
}
