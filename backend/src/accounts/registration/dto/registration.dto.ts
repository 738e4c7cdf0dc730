import { ROLES, type Role } from '@pratiche/domain';
import { ApiChoice, ApiInteger, ApiMoment } from '../../../platform/openapi/index.js';

/** A registration that waits to be confirmed by the owner of the address. */
export class PendingRegistrationDto {
  /** The address that would be confirmed. */
  email!: string;

  businessName!: string | null;

  firstName!: string | null;

  lastName!: string | null;

  @ApiMoment({ description: 'When it was sent.' })
  created!: string;
}

/** The account that is to be completed. */
export class TermsAccountDto {
  email!: string;

  @ApiChoice(ROLES, 'Role', { description: 'Decides what the account asks for.' })
  role!: Role;

  firstName!: string | null;

  lastName!: string | null;

  businessName!: string | null;

  sponsor!: string | null;

  attorneyFirstName!: string | null;

  attorneyLastName!: string | null;
}

/** An account that the back office has created. */
export class PrecreatedDto {
  @ApiInteger()
  id!: number;

  email!: string;
}
