import { ROLES, type Role } from '@pratiche/domain';
import {
  ApiChoice,
  ApiInteger,
  ApiMoment,
  ApiNullableMoment,
} from '../../../platform/openapi/index.js';

/** One row of the list of accounts. */
export class AccountRowDto {
  @ApiInteger()
  id!: number;

  @ApiChoice(ROLES, 'Role')
  role!: Role;

  /** Name of the account: company, person, or the e-mail address. */
  name!: string;

  email!: string;

  phone!: string | null;

  businessName!: string | null;

  vat!: string | null;

  sSNCompany!: string | null;

  sponsor!: string | null;

  /** Created by the back office, and no password chosen yet. */
  isInvited!: boolean;

  isVerified!: boolean;

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
