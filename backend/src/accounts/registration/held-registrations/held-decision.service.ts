import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../../../platform/auth/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { conflict, notFound } from '../../../platform/http/index.js';
import { RegistrationLockRepository } from '../registration-lock.repository.js';
import { HeldAddressService } from './held-address.service.js';
import {
  HeldRegistrationRepository,
  type HeldRegistration,
} from './held-registration.repository.js';
import { HeldSuccessionService } from './held-succession.service.js';

/** What an operator decides between two registrations of one VAT number. */
@Injectable()
export class HeldDecisionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly registrationLockRepository: RegistrationLockRepository,
    private readonly heldRegistrationRepository: HeldRegistrationRepository,
    private readonly heldAddressService: HeldAddressService,
    private readonly heldSuccessionService: HeldSuccessionService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /**
   * The held registration becomes an account, and the unconfirmed one is erased.
   * @returns the number of the new account
   * @throws 404; 409 while its address is not confirmed, or when the first one was confirmed meanwhile
   */
  async preferHeld(caller: CurrentCaller, id: number): Promise<number> {
    return this.decide(id, async (held) => {
      if (held.confirmed === null)
        throw conflict(
          'L’indirizzo di questa registrazione non è ancora confermato: aspetta la conferma prima di scegliere.',
          'address-not-confirmed',
        );
      const accountId = await this.heldSuccessionService.replaceUnconfirmed(held);
      await this.auditLogService.appendAuditEntry({
        by: caller,
        action: 'registration-preferred',
        subject: { kind: 'account', id: accountId },
      });
      return accountId;
    });
  }

  /** The held registration is deleted, and its sender told. @throws 404 */
  async keepFirst(caller: CurrentCaller, id: number): Promise<void> {
    await this.decide(id, async (held) => {
      const first = await this.heldSuccessionService.findFirst(held.vat);
      await this.heldAddressService.deleteHeld(held);
      await this.heldSuccessionService.notifyDropped(held);
      if (first !== null)
        await this.auditLogService.appendAuditEntry({
          by: caller,
          action: 'registration-dropped',
          subject: { kind: 'account', id: first.id },
        });
    });
  }

  private decide<T>(id: number, work: (held: HeldRegistration) => Promise<T>): Promise<T> {
    return this.unitOfWork.run(async () => {
      await this.registrationLockRepository.acquireRegistrationLock();
      const held = await this.heldRegistrationRepository.findHeld(id);
      if (held === null)
        throw notFound('Questa registrazione non c’è più: forse un collega ha già deciso.');
      return work(held);
    });
  }
}
