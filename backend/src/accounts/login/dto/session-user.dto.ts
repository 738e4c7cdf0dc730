import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '@pratiche/domain';
import { ApiChoice, ApiInteger, ApiNullableText } from '../../../platform/openapi/index.js';

/** Who is logged in. */
export class SessionUserDto {
  @ApiInteger()
  id!: number;

  @ApiChoice(ROLES, 'Role')
  role!: Role;

  @ApiProperty()
  email!: string;

  @ApiNullableText()
  firstName!: string | null;

  @ApiNullableText()
  lastName!: string | null;

  @ApiNullableText()
  businessName!: string | null;

  @ApiProperty()
  isContractVerified!: boolean;

  @ApiProperty()
  isFirstPackageAcquired!: boolean;

  @ApiProperty({
    type: Boolean,
    enum: [true],
    required: false,
    description:
      'The portal wants a second login step of this account, and it has none: nothing opens but the page that sets it up.',
  })
  mustSetUpSecondStep?: true;

  @ApiProperty({ description: 'Access token, at most 15 minutes.' })
  jwtToken!: string;
}

/** The answer to a login that needs a second step. */
export class SecondStepDto {
  @ApiProperty({ description: 'What the second step wants with the code.' })
  secondStep!: string;
}
