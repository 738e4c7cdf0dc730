import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { AccountErasureService } from '../account-erasure/account-erasure.service.js';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { AccountsService } from '../accounts.service.js';
import { HeldAddressService } from './held-registrations/held-address.service.js';
import { RegistrationLockRepository } from './registration-lock.repository.js';
import { invalidVerificationLinkError } from './verification.service.js';
import type { PendingRegistrationDto } from './dto/registration.dto.js';

/**
 * A registration that waits for the owner of the address: shows its data and lets the owner refuse
 * it.
 */
@Injectable()
export class PendingRegistrationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountTokensService: AccountTokensService,
    private readonly accountsService: AccountsService,
    private readonly heldAddressService: HeldAddressService,
    private readonly accountErasureService: AccountErasureService,
    private readonly registrationLockRepository: RegistrationLockRepository,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** What the link would confirm, without using it: programs that check mails open links too. @throws 400 */
  async findPendingRegistration(token: string): Promise<PendingRegistrationDto> {
    const id = await this.accountTokensService.findTokenAccountId(token, 'verify-email');
    const account = id === null ? null : await this.accountsService.findAccount(id);
    if (account !== null) return toPendingDto(account);
    const held = await this.heldAddressService.findByLink(token);
    if (held === null) throw invalidVerificationLinkError();
    return toPendingDto({ ...held.data.form, email: held.email, created: held.created });
  }

  /** Deletes a registration that the owner of the address did not request. @throws 400 as for confirming */
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

const toPendingDto = ({
  email,
  businessName,
  firstName,
  lastName,
  created,
}: Omit<PendingRegistrationDto, 'created'> & { created: Date }): PendingRegistrationDto => ({
  email,
  businessName,
  firstName,
  lastName,
  created: created.toISOString(),
});
