import type { TermsForm } from '@pratiche/domain';
import { createEmptyRegistration, TERMS_FIELDS, TERMS_FILES } from '@pratiche/domain/accounts';
import { createDto, IdField } from '../../../platform/validation/index.js';
import { LinkTokenField } from '../../dto/account-fields.decorator.js';
import { createAccountFormDto } from '../../dto/account-form.dto.js';
import { createFormFields } from '../../dto/profile.dto.js';

const INVALID_ACCOUNT_MESSAGE = 'Account non valido.';

/** What a link to complete an account carries. */
export class TermsLinkDto {
  @IdField({ message: INVALID_ACCOUNT_MESSAGE })
  userId!: number;

  @LinkTokenField()
  token!: string;
}

/** What completes an account, with its link. */
export class TermsRequestDto extends createDto<TermsForm>(
  'TermsFieldsDto',
  createFormFields<TermsForm>(createEmptyRegistration(), TERMS_FIELDS),
) {
  @IdField({ message: INVALID_ACCOUNT_MESSAGE })
  userId!: number;

  @LinkTokenField()
  token!: string;
}

/** The form that completes an account, with its files. */
export class TermsFormDto extends createAccountFormDto(TermsRequestDto, TERMS_FILES) {}
