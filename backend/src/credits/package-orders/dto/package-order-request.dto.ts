import { ApiProperty } from '@nestjs/swagger';
import {
  validateOrderCredits,
  type OrderStatus,
  ORDER_REASON_MAX,
  ORDER_STATUS_CODES,
} from '@pratiche/domain';
import {
  ChoiceField,
  DayField,
  PageQueryDto,
  QueryDecimalField,
  QueryWholeNumberField,
  TextField,
} from '../../../platform/validation/index.js';

const AMOUNT_MESSAGE = 'Importo non valido: usa al massimo due decimali.';

/** What a company says about its transfer. A form carries text. */
export class PackageOrderRequestDto {
  @QueryWholeNumberField({
    pattern: /^[1-9]\d{0,8}$/,
    min: 1,
    message: 'Pacchetto non valido.',
  })
  packageId!: number;

  @QueryDecimalField({
    isOptional: true,
    pattern: /^\d{1,7}(?:\.\d{1,2})?$/,
    message: 'Numero di crediti non valido.',
    validate: validateOrderCredits,
    description: 'For a package that is sold by the credit.',
  })
  numCredits?: number;

  @QueryDecimalField({
    pattern: /^\d{1,7}(?:\.\d{1,2})?$/,
    message: AMOUNT_MESSAGE,
    validate: (amount) => (amount > 0 ? null : AMOUNT_MESSAGE),
    description: 'Euro that were transferred.',
  })
  amount!: number;

  @DayField({ description: 'Day of the transfer.' })
  transferDay!: string;
}

/** The form of an order; the fields come before the file. */
export class PackageOrderFormDto extends PackageOrderRequestDto {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    required: false,
    description: 'Receipt of the transfer: PDF, JPEG or PNG.',
  })
  receipt?: unknown;
}

/** Why a transfer is rejected. */
export class OrderRejectionDto {
  @TextField({ max: ORDER_REASON_MAX, characters: 'lines', trim: 'before', blank: 'refused' })
  reason!: string;
}

/** Query of the list of transfers. */
export class OrderQueryDto extends PageQueryDto<never> {
  @ChoiceField(ORDER_STATUS_CODES, {
    name: 'OrderStatus',
    isOptional: true,
    message: 'Stato non previsto.',
    description: 'Status of the orders; without it those of all.',
  })
  status?: OrderStatus;

  @TextField({
    isOptional: true,
    max: 500,
    trim: 'before',
    messages: { type: 'Valore non valido.', max: 'Testo troppo lungo.' },
    description:
      'A word, an amount, or a line of the bank statement; the likeliest order is first.',
  })
  search?: string;
}
