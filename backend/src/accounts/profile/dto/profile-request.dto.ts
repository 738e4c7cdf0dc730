import { PROFILE_FILES } from '@pratiche/domain/accounts';
import { findLogoFault } from '@pratiche/domain/settings';
import { MomentField, TextField } from '../../../platform/validation/index.js';
import { ChosenPasswordField, CurrentPasswordField } from '../../dto/account-fields.decorator.js';
import { createAccountFormDto } from '../../dto/account-form.dto.js';
import { ProfileDto } from '../../dto/profile.dto.js';

const LONG_PASSWORD_MESSAGE = 'Password troppo lunga.';

/**
 * The whole profile, and when it was read. Other members are dropped, so that users cannot change
 * their own role.
 */
export class ProfileChangeDto extends ProfileDto {
  @MomentField({ isOptional: true, description: 'updated of the account, as it was read.' })
  updated?: string;
}

/** The form of a profile with the files that replace the stored ones. */
export class ProfileFormDto extends createAccountFormDto(ProfileChangeDto, PROFILE_FILES) {}

/** Another password for the caller; the rules of the domain report what is wrong with it. */
export class PasswordChangeDto {
  @CurrentPasswordField('Campo obbligatorio!!')
  currentPassword!: string;

  @ChosenPasswordField(LONG_PASSWORD_MESSAGE)
  password!: string | null;

  @ChosenPasswordField(LONG_PASSWORD_MESSAGE)
  confirmPassword!: string | null;
}

/** The request to delete the account is confirmed with its password. */
export class DeletionRequestDto {
  @CurrentPasswordField()
  password!: string;
}

/** The logo for customers, judged as that of the portal. */
export class CompanyLogoDto {
  @TextField({
    max: 17_000,
    characters: 'line',
    trim: 'after',
    rule: findLogoFault,
    description: 'PNG as a data address; an empty text removes the logo.',
  })
  logo!: string;
}
