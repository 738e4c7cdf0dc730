import {
  PRECREATION_ROLES,
  type ContractRevocation,
  type PrecreationRole,
  type RegistrationForm,
} from '@pratiche/domain';
import {
  CONTRACT_REVOCATIONS,
  createEmptyRegistration,
  PRECREATION_FIELDS,
  validateAccountText,
} from '@pratiche/domain/accounts';
import {
  ChoiceField,
  createDto,
  FlagField,
  TextField,
} from '../../../platform/validation/index.js';
import { createFormFields } from '../../dto/profile.dto.js';

const NOTE_MAX = 500;

type PrecreationForm = Pick<RegistrationForm, (typeof PRECREATION_FIELDS)[number]>;

/** An account that the back office creates; its owner completes it. */
export class PrecreationDto extends createDto<PrecreationForm>(
  'PrecreationFieldsDto',
  createFormFields<PrecreationForm>(createEmptyRegistration(), PRECREATION_FIELDS),
) {
  @ChoiceField(PRECREATION_ROLES, {
    name: 'PrecreationRole',
    default: 'User',
    message: 'Il ruolo può essere User, Buyer, Admin o SuperAdmin.',
  })
  role!: PrecreationRole;

  @FlagField({ default: false, description: 'The contract was signed on paper already.' })
  isContractVerified!: boolean;

  @FlagField({
    default: false,
    description: 'Confirms that a second account for a known company is intended.',
  })
  isKnownCompany!: boolean;
}

/** Why the verification of a contract is taken back. */
export class ContractRevocationDto {
  @ChoiceField(CONTRACT_REVOCATIONS.map(({ value }) => value), {
    name: 'ContractRevocation',
    message: 'Scegliere il motivo.',
  })
  reason!: ContractRevocation;

  @TextField({
    max: NOTE_MAX,
    trim: 'before',
    blank: 'null',
    default: null,
    rule: (text) => validateAccountText(text, NOTE_MAX),
    description: 'For the e-mail to the owner alone.',
  })
  note!: string | null;
}
