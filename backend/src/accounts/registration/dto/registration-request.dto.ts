import type { RegistrationForm } from '@pratiche/domain';
import {
  createEmptyRegistration,
  REGISTRATION_FIELDS,
  REGISTRATION_FILES,
} from '@pratiche/domain/accounts';
import { createDto } from '../../../platform/validation/index.js';
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
) {}

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
