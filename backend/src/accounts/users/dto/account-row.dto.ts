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

  @ApiProperty({
    description: 'How the account is called: company, person, or the e-mail address.',
  })
  name!: string;

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

  @ApiProperty({ description: 'Created by the back office, and no password chosen yet.' })
  isInvited!: boolean;

  @ApiProperty()
  isVerified!: boolean;

  @ApiProperty()
  isContractVerified!: boolean;

  @ApiNullableMoment({
    description: 'Since when the owner has to hand in new papers; null during a review.',
  })
  contractRefused!: string | null;

  @ApiNullableMoment()
  suspended!: string | null;

  @ApiNullableMoment()
  deletionRequested!: string | null;

  @ApiMoment()
  created!: string;
}
