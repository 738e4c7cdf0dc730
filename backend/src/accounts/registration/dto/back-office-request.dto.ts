import {
  PRECREATION_ROLES,
  type ContractRefusal,
  type ContractRevocation,
  type PrecreationRole,
  type RegistrationForm,
} from '@pratiche/domain';
import {
  CONTRACT_REFUSALS,
  CONTRACT_REVOCATIONS,
  createEmptyRegistration,
  PRECREATION_FIELDS,
  REFUSAL_NOTE_MAX,
  validateAccountText,
} from '@pratiche/domain/accounts';
import {
  ChoiceField,
  createDto,
  FlagField,
  TextField,
} from '../../../platform/validation/index.js';
import { createFormFields } from '../../dto/profile.dto.js';

type PrecreationForm = Pick<RegistrationForm, (typeof PRECREATION_FIELDS)[number]>;

/** What the owner reads beside the reason. */
const NoteField = (): PropertyDecorator =>
  TextField({
    max: REFUSAL_NOTE_MAX,
    trim: 'before',
    blank: 'null',
    default: null,
    rule: (text) => validateAccountText(text, REFUSAL_NOTE_MAX),
    description: 'For the owner alone, beside the reason.',
  });

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
    message: 'Scegli il motivo.',
  })
  reason!: ContractRevocation;

  @NoteField()
  note!: string | null;
}

/** Why the papers of an account are refused. */
export class ContractRefusalDto {
  @ChoiceField(CONTRACT_REFUSALS.map(({ value }) => value), {
    name: 'ContractRefusal',
    message: 'Scegli il motivo.',
  })
  reason!: ContractRefusal;

  @NoteField()
  note!: string | null;
}
