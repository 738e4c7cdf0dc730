import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '@pratiche/domain';
import { ApiChoice, ApiInteger } from '../../../platform/openapi/index.js';

/** Who is logged in. */
export class SessionUserDto {
  @ApiInteger()
  id!: number;

  @ApiChoice(ROLES, 'Role')
  role!: Role;

  email!: string;

  firstName!: string | null;

  lastName!: string | null;

  businessName!: string | null;

  isContractVerified!: boolean;

  isFirstPackageAcquired!: boolean;

  @ApiProperty({
    type: Boolean,
    enum: [true],
    required: false,
    description:
      'The portal wants a second login step of this account, and it has none: nothing opens but the page that sets it up.',
  })
  mustSetUpSecondStep?: true;

  /** Access token, at most 15 minutes. */
  jwtToken!: string;
}

/** The answer to a login that needs a second step. */
export class SecondStepDto {
  /** Ticket that the second step wants with the code. */
  secondStep!: string;
}
