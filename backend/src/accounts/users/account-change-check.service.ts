import { Injectable } from '@nestjs/common';
import { findAccountChangeRefusal, type AccountChange } from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { conflict, forbidden } from '../../platform/http/index.js';
import { AccountsService, type Account } from '../accounts.service.js';
import { OperatorLockRepository } from './operator-lock.repository.js';

/** Whether an account may be changed, decided by one unit of work after the other. */
@Injectable()
export class AccountChangeCheckService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly operatorLockRepository: OperatorLockRepository,
  ) {}

  /**
   * Runs first in a unit of work. The caller counts as stored, because another may just have taken
   * its role away.
   * @throws 404; 403 or 409 by the rule of the domain
   */
  async lockAccountForChange(
    change: AccountChange,
    caller: Pick<CurrentCaller, 'id'>,
    id: number,
  ): Promise<Account> {
    await this.operatorLockRepository.acquireOperatorLock();
    const account = await this.accountsService.requireActiveAccount(id);
    const stored = await this.accountsService.requireActiveAccount(caller.id);
    const refusal = findAccountChangeRefusal(change, {
      caller: stored,
      account,
      otherSuperAdmins: await this.accountsService.countActiveSuperAdmins(id),
    });
    if (refusal?.code === 'not-allowed') throw forbidden(refusal.message);
    if (refusal) throw conflict(refusal.message, refusal.code);
    if (stored.suspended !== null) throw forbidden('L’account è sospeso.');
    return account;
  }
}
