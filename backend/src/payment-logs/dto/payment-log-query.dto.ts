import { MOVEMENT_TYPES, type MovementType } from '@pratiche/domain';
import {
  ChoiceField,
  PageQueryDto,
  RecentDayField,
  TextField,
} from '../../platform/validation/index.js';

/** Query of the movements of an account, latest first. */
export class AccountPaymentLogQueryDto extends PageQueryDto<never> {}

/** Query of the movements of all accounts, latest first. */
export class PaymentLogQueryDto extends PageQueryDto<never> {
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
