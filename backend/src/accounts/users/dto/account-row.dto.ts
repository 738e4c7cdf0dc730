import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '@pratiche/domain';
import {
  ApiChoice,
  ApiInteger,
  ApiMoment,
  ApiNullableMoment,
  ApiNullableText,
} from '../../../platform/openapi/index.js';

/** One row of the list of accounts. */
export class AccountRowDto {
  @ApiInteger()
  id!: number;

  @ApiChoice(ROLES, 'Role')
  role!: Role;

  @ApiProperty()
  email!: string;

  @ApiNullableText()
  phone!: string | null;

  @ApiNullableText()
  businessName!: string | null;

  @ApiNullableText()
  vat!: string | null;

  @ApiNullableText()
  sSNCompany!: string | null;

  @ApiNullableText()
  sponsor!: string | null;

  @ApiProperty()
  isVerified!: boolean;

  @ApiProperty()
  isContractVerified!: boolean;

  @ApiNullableMoment()
  suspended!: string | null;

  @ApiNullableMoment()
  deletionRequested!: string | null;

  @ApiMoment()
  created!: string;
}
