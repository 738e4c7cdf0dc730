import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '@pratiche/domain';
import {
  ApiChoice,
  ApiInteger,
  ApiMoment,
  ApiNullableMoment,
  ApiNullableText,
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

  @ApiProperty({ required: true, nullable: false })
  override email!: string;

  @ApiNullableText({ description: 'The company, as the view of the back office names it.' })
  companyName!: string | null;

  @ApiProperty()
  isVerified!: boolean;

  @ApiProperty()
  isContractVerified!: boolean;

  @ApiProperty({ description: 'The same, as the view of the back office names it.' })
  sellerContractVerified!: boolean;

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
