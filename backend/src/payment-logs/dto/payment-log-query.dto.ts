import { MOVEMENT_TYPES, type MovementType } from '@pratiche/domain';
import {
  ChoiceField,
  createPageQueryDto,
  PageQueryDto,
  RecentDayField,
  TextField,
} from '../../platform/validation/index.js';
import { MOVEMENT_SORT_FIELDS } from '../../recharge-package/credit-ledger.repository.js';

/** Query of the movements of an account, latest first. */
export class AccountPaymentLogQueryDto extends PageQueryDto<never> {}

const NumberField = (description: string): PropertyDecorator =>
  TextField({
    isOptional: true,
    max: 9,
    pattern: /^[1-9]\d{0,8}$/,
    messages: { pattern: 'Numero non valido.' },
    description,
  });

/** Query of the movements of all accounts, latest first unless sorted otherwise. */
export class PaymentLogQueryDto extends createPageQueryDto(MOVEMENT_SORT_FIELDS, 'PaymentSort') {
  @NumberField('Number of the account that owns the credits.')
  accountId?: string;

  @NumberField('Number of the dossier.')
  moduleId?: string;

  @TextField({
    isOptional: true,
    max: 254,
    trim: 'before',
    messages: { max: 'Testo troppo lungo.' },
    description: 'Part of a description, e-mail address or company.',
  })
  search?: string;

  @ChoiceField(MOVEMENT_TYPES.map(({ value }) => value), {
    name: 'MovementType',
    isOptional: true,
    message: 'Tipo non previsto.',
    description: 'Kind of movement.',
  })
  type?: MovementType;

  @RecentDayField({ isOptional: true, description: 'First day.' })
  from?: string;

  @RecentDayField({ isOptional: true, description: 'Last day.' })
  to?: string;
}
