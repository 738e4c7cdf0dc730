import { MOVEMENT_FILTERS, type MovementFilter } from '@pratiche/domain';
import {
  ChoiceField,
  createPageQueryDto,
  PageQueryDto,
  RecentDayField,
  TextField,
} from '../../../platform/validation/index.js';
import { MOVEMENT_SORT_FIELDS } from '../../credit-ledger.repository.js';

/** Query of the movements of an account, latest first. */
export class AccountPaymentLogQueryDto extends PageQueryDto<never> {}

const NumberField = (description: string): PropertyDecorator =>
  TextField({
    isOptional: true,
    max: 9,
    pattern: /^[1-9]\d{0,8}$/,
    messages: { pattern: 'Numero non valido.' },
    description,
    example: '12',
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
    description: 'Part of a description, e-mail address or company, or of a code of a beneficiary.',
  })
  search?: string;

  @ChoiceField(MOVEMENT_FILTERS.map(({ value }) => value), {
    name: 'MovementFilter',
    isOptional: true,
    message: 'Tipo non previsto.',
    description: 'Kind of movement; used: debits and refunds.',
  })
  type?: MovementFilter;

  @RecentDayField({ isOptional: true, description: 'First day.' })
  from?: string;

  @RecentDayField({ isOptional: true, description: 'Last day.' })
  to?: string;
}
