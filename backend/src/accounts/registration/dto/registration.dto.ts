import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '@pratiche/domain';
import {
  ApiChoice,
  ApiInteger,
  ApiMoment,
  ApiNullableText,
} from '../../../platform/openapi/index.js';

/** A registration that waits to be confirmed by the owner of the address. */
export class PendingRegistrationDto {
  @ApiProperty({ description: 'The address that would be confirmed.' })
  email!: string;

  @ApiNullableText()
  businessName!: string | null;

  @ApiNullableText()
  firstName!: string | null;

  @ApiNullableText()
  lastName!: string | null;

  @ApiMoment({ description: 'When it was sent.' })
  created!: string;
}

/** The account that is to be completed. */
export class TermsAccountDto {
  @ApiProperty()
  email!: string;

  @ApiChoice(ROLES, 'Role', { description: 'Decides what the account asks for.' })
  role!: Role;

  @ApiNullableText()
  firstName!: string | null;

  @ApiNullableText()
  lastName!: string | null;

  @ApiNullableText()
  businessName!: string | null;

  @ApiNullableText()
  sponsor!: string | null;

  @ApiNullableText()
  attorneyFirstName!: string | null;

  @ApiNullableText()
  attorneyLastName!: string | null;
}

/** An account that the back office has created. */
export class PrecreatedDto {
  @ApiInteger()
  id!: number;

  @ApiProperty()
  email!: string;
}
