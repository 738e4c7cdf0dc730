import { ApiProperty } from '@nestjs/swagger';
import type { RegistrationFile } from '@pratiche/domain';
import { REGISTRATION_FILES } from '@pratiche/domain/accounts';
import {
  ApiInteger,
  ApiMoment,
  ApiNullableInteger,
  ApiNullableMoment,
} from '../../../platform/openapi/index.js';

/** One of two registrations that are compared. */
export class ComparedRegistrationDto {
  email!: string;

  businessName!: string | null;

  legalForm!: string | null;

  firstName!: string | null;

  lastName!: string | null;

  phone!: string | null;

  pec!: string | null;

  street!: string | null;

  zip!: string | null;

  city!: string | null;

  province!: string | null;

  attorneyFirstName!: string | null;

  attorneyLastName!: string | null;

  @ApiMoment({ description: 'When it was sent.' })
  created!: string;

  @ApiProperty({
    enum: REGISTRATION_FILES,
    enumName: 'RegistrationFile',
    isArray: true,
    description: 'Which files there are.',
  })
  files!: RegistrationFile[];
}

/** A registration that waits for an operator, beside the one that has its VAT number. */
export class HeldRegistrationDto {
  @ApiInteger()
  id!: number;

  vat!: string;

  @ApiNullableMoment({
    description: 'When its address was confirmed: only then it may be preferred.',
  })
  confirmed!: string | null;

  /** The first one was confirmed meanwhile, so it can only be kept. */
  isFirstConfirmed!: boolean;

  @ApiNullableInteger({ description: 'Account of the first one; null when it is gone.' })
  firstAccountId!: number | null;

  held!: ComparedRegistrationDto;

  first!: ComparedRegistrationDto | null;
}

/** The account that a held registration became. */
export class PreferredRegistrationDto {
  @ApiInteger()
  accountId!: number;
}
