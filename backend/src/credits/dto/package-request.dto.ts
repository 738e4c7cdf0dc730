import { REQUIRED_MESSAGE, validateOrderCredits } from '@pratiche/domain';
import {
  QueryDecimalField,
  RuledNumberField,
  TextField,
  WholeNumberField,
} from '../../platform/validation/index.js';

const ADJUSTMENT_MAX = 1_000_000;
const PACKAGE_MESSAGE = 'Pacchetto non valido.';

const PackageIdField = (): PropertyDecorator =>
  WholeNumberField({
    min: 1,
    message: PACKAGE_MESSAGE,
  });

/** The package an account gets. */
export class RechargeRequestDto {
  @PackageIdField()
  id!: number;

  @RuledNumberField(validateOrderCredits, {
    isOptional: true,
    description: 'How many credits of a package that is sold by the credit.',
  })
  numCredits?: number;
}

/** A correction of credits by hand. */
export class CreditAdjustmentRequestDto {
  @PackageIdField()
  activePackageId!: number;

  @RuledNumberField(validateAdjustment, {
    description: 'Credits to add, or negative to take away; at most two decimals.',
    example: -2.5,
  })
  credits!: number;

  @TextField({
    max: 200,
    characters: 'line',
    trim: 'before',
    blank: 'refused',
    messages: { type: REQUIRED_MESSAGE },
  })
  reason!: string;
}

function validateAdjustment(credits: number): string | null {
  if (Math.abs(credits * 100 - Math.round(credits * 100)) >= 1e-6)
    return 'Al massimo due decimali.';
  if (Math.abs(credits) > ADJUSTMENT_MAX) return 'Troppi crediti.';
  return credits === 0 ? 'Scrivi i crediti in più, oppure in meno con il segno −.' : null;
}

/** How many credits of a package are asked about. */
export class CreditsQueryDto {
  @QueryDecimalField({
    isOptional: true,
    pattern: /^\d{1,7}(?:\.\d{1,2})?$/,
    message: 'Numero di crediti non valido.',
    validate: validateOrderCredits,
    description: 'For a package that is sold by the credit.',
  })
  numCredits?: number;
}
