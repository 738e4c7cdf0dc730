import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '@pratiche/domain';
import {
  ApiChoice,
  ApiInteger,
  ApiMoment,
  ApiNullableInteger,
  ApiNullableMoment,
} from '../../platform/openapi/index.js';
import { ProfileDto } from './profile.dto.js';

/**
 * An account with its profile. The number of the representative's identity document is its owner's
 * alone: `null` for the back office, which finds it on the document itself.
 */
export class AccountDto extends ProfileDto {
  @ApiInteger()
  id!: number;

  @ApiChoice(ROLES, 'Role')
  role!: Role;

  @ApiProperty({
    required: true,
    nullable: false,
    default: undefined,
    example: 'info@serramenti.example',
  })
  override email!: string;

  /** The company, as the view of the back office names it. */
  companyName!: string | null;

  /** Name of the account: company, person, or the e-mail address. */
  name!: string;

  @ApiNullableInteger({ description: 'Who of the back office looks after the company.' })
  operatorId!: number | null;

  /** Created by the back office, and no password chosen yet. */
  isInvited!: boolean;

  isVerified!: boolean;

  isContractVerified!: boolean;

  /** The same, as the view of the back office names it. */
  sellerContractVerified!: boolean;

  @ApiNullableMoment({
    description: 'Since when the owner has to hand in new papers; null during a review.',
  })
  contractRefused!: string | null;

  /** Edition of the conditions accepted by a tick; null when it is not known. */
  termsEdition!: string | null;

  @ApiNullableMoment()
  termsAccepted!: string | null;

  @ApiNullableMoment()
  suspended!: string | null;

  @ApiNullableMoment()
  deletionRequested!: string | null;

  @ApiNullableMoment()
  deleted!: string | null;

  @ApiMoment()
  created!: string;

  @ApiMoment()
  updated!: string;
}
