import type { Account as AccountAnswer, AccountDetail } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { fromHundredths, REGISTRATION_FILES } from '@pratiche/domain';
import { accountView, ownAccountView } from '../accounts/account-view.js';
import { ACCOUNT_NOT_FOUND, AccountsService } from '../accounts/accounts.service.js';
import { Audit } from '../audit/audit.js';
import { Readings } from '../audit/readings.js';
import { DossierCounts } from '../module/dossier-counts.js';
import { UnitOfWork } from '../platform/database/index.js';
import { notFound } from '../platform/http/index.js';
import type { CurrentCaller } from '../platform/security/index.js';
import { CreditsService } from '../recharge-package/credits.service.js';
import { AccountFiles } from '../registration/account-files.js';

/** One account with everything that stands around it. */
@Injectable()
export class UsersService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly credits: CreditsService,
    private readonly counts: DossierCounts,
    private readonly files: AccountFiles,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: Audit,
    private readonly readings: Readings,
  ) {}

  /** @throws 404 */
  async detail(caller: CurrentCaller, id: number): Promise<AccountDetail> {
    const account = await this.accounts.getAny(id);
    if (caller.id !== id) await this.noteReading(caller, id);
    const walletId = await this.accounts.walletOf(id);
    const [balance, counts, files] = await Promise.all([
      walletId === null ? 0 : this.credits.balance(walletId),
      this.counts.byService(id),
      this.files.of(id),
    ]);
    return {
      // Whoever verifies the contract compares the number with the paper; afterwards nobody needs it.
      ...(caller.id === id || !account.contractVerified
        ? ownAccountView(account)
        : accountView(account)),
      walletId,
      credits: fromHundredths(balance),
      counts,
      files: REGISTRATION_FILES.filter((name) => files.some(({ purpose }) => purpose === name)),
    };
  }

  /** @throws 404 */
  async byEmail(caller: CurrentCaller, email: string): Promise<AccountAnswer> {
    const account = await this.accounts.findByEmail(email);
    if (account === null) throw notFound(ACCOUNT_NOT_FOUND);
    await this.noteReading(caller, account.id);
    return accountView(account);
  }

  private noteReading(caller: CurrentCaller, id: number): Promise<void> {
    return this.readings.note({
      by: caller,
      action: 'account-read',
      subject: { kind: 'account', id },
    });
  }

  /** @throws 404 */
  async changeSponsor(
    caller: CurrentCaller,
    id: number,
    sponsor: string | null,
  ): Promise<AccountAnswer> {
    return this.unitOfWork.run(async () => {
      const account = await this.accounts.get(id);
      if (account.sponsor === sponsor) return accountView(account);
      await this.accounts.change(id, { sponsor });
      await this.audit.add({
        by: caller,
        action: 'sponsor-change',
        subject: { kind: 'account', id },
      });
      return accountView(await this.accounts.get(id));
    });
  }
}
