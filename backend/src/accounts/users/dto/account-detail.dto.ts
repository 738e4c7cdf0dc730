import { ApiProperty } from '@nestjs/swagger';
import { SERVICE_TYPES, type RegistrationFile, type ServiceType } from '@pratiche/domain';
import { REGISTRATION_FILES } from '@pratiche/domain/accounts';
import {
  ApiInteger,
  ApiNullableChoice,
  ApiNullableInteger,
} from '../../../platform/openapi/index.js';
import { AccountDto } from '../../dto/account.dto.js';
import { AccountPaperDto } from './account-paper.dto.js';

/** Number of dossiers of one service. */
export class ServiceCountsDto {
  @ApiNullableChoice(SERVICE_TYPES.map(({ value }) => value), 'ServiceType', {
    description: 'null for drafts whose service was not chosen yet.',
  })
  serviceType!: ServiceType | null;

  @ApiInteger()
  drafts!: number;

  @ApiInteger({ description: 'Handed in and not completed yet: a dossier counts once.' })
  sent!: number;

  @ApiInteger()
  completed!: number;
}

/** An account with what belongs to it. */
export class AccountDetailDto extends AccountDto {
  /** Sum of the residual credits; for a buyer, those of the company. */
  credits!: number;

  @ApiNullableInteger({
    description:
      'Account that owns the credits: for a buyer the company, otherwise the same; null for a buyer without a company.',
  })
  walletId!: number | null;

  @ApiNullableInteger({
    description:
      'SuperAdmins who can log in, this account left out: one must always remain. null for callers who are none.',
  })
  otherSuperAdmins!: number | null;

  /** Name of who of the back office looks after the company. */
  operatorName!: string | null;

  counts!: ServiceCountsDto[];

  @ApiProperty({
    enum: REGISTRATION_FILES,
    enumName: 'RegistrationFile',
    isArray: true,
    description: 'Which files there are.',
  })
  files!: RegistrationFile[];

  /** The same files, contract first. */
  papers!: AccountPaperDto[];

  /** Logo for customers: a PNG as a data address. */
  logo!: string | null;

  /**
   * Edition of the contract that was offered for signing when the signed one came; null when it is
   * not known.
   */
  contractEdition!: string | null;
}
