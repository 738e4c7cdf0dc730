import { ApiProperty } from '@nestjs/swagger';
import type { RegistrationFile } from '@pratiche/domain';
import { REGISTRATION_FILES } from '@pratiche/domain/accounts';
import {
  ApiInteger,
  ApiMoment,
  ApiNullableInteger,
  ApiNullableMoment,
  ApiNullableText,
} from '../../../platform/openapi/index.js';

/** One of two registrations that are compared. */
export class ComparedRegistrationDto {
  @ApiProperty()
  email!: string;

  @ApiNullableText()
  businessName!: string | null;

  @ApiNullableText()
  legalForm!: string | null;

  @ApiNullableText()
  firstName!: string | null;

  @ApiNullableText()
  lastName!: string | null;

  @ApiNullableText()
  phone!: string | null;

  @ApiNullableText()
  pec!: string | null;

  @ApiNullableText()
  street!: string | null;

  @ApiNullableText()
  zip!: string | null;

  @ApiNullableText()
  city!: string | null;

  @ApiNullableText()
  province!: string | null;

  @ApiNullableText()
  attorneyFirstName!: string | null;

  @ApiNullableText()
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

  @ApiProperty()
  vat!: string;

  @ApiNullableMoment({
    description: 'When its address was confirmed: only then it may be preferred.',
  })
  confirmed!: string | null;

  @ApiProperty({ description: 'The first one was confirmed meanwhile, so it can only be kept.' })
  isFirstConfirmed!: boolean;

  @ApiNullableInteger({ description: 'Account of the first one; null when it is gone.' })
  firstAccountId!: number | null;

  @ApiProperty({ type: ComparedRegistrationDto })
  held!: ComparedRegistrationDto;

  @ApiProperty({ type: ComparedRegistrationDto, nullable: true })
  first!: ComparedRegistrationDto | null;
}

/** The account that a held registration became. */
export class PreferredRegistrationDto {
  @ApiInteger()
  accountId!: number;
}
