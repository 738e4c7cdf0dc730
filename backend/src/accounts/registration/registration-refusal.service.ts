import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { AccountErasureService } from '../account-erasure/account-erasure.service.js';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { HeldAddressService } from './held-registrations/held-address.service.js';
import { RegistrationLockRepository } from './registration-lock.repository.js';
import { invalidVerificationLinkError } from './verification.service.js';

/** Deletes a registration that the owner of the address did not request. */
@Injectable()
export class RegistrationRefusalService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountTokensService: AccountTokensService,
    private readonly accountErasureService: AccountErasureService,
    private readonly auditLogService: AuditLogService,
    private readonly registrationLockRepository: RegistrationLockRepository,
    private readonly heldAddressService: HeldAddressService,
  ) {}

  /** @throws 400 as for confirming */
  async refuseRegistration(token: string, address: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.registrationLockRepository.acquireRegistrationLock();
      const id = await this.accountTokensService.consumeToken(token, 'verify-email');
      if (id === null && (await this.heldAddressService.refuseByLink(token))) return;
      if (
        id === null ||
        !(await this.accountErasureService.eraseAccount(id, { emailVerified: false }))
      )
        throw invalidVerificationLinkError();
      await this.auditLogService.appendAuditEntry({
        by: { id: null, role: null, address },
        action: 'registration-refusal',
        subject: { kind: 'account', id },
      });
    });
  }
}
