import { InjectTransaction } from '@nestjs-cls/transactional';
import type { PendingRegistration } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { IsNull, EntityManager } from 'typeorm';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { AccountsService } from '../accounts.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { toSqlDateTime, UnitOfWork } from '../../platform/database/index.js';
import { anonymisedAccountFields } from '../anonymised-account.util.js';
import { AccountFilesService } from '../account-files/account-files.service.js';
import { acquireRegistrationLock } from './registration-lock.util.js';
import { invalidVerificationLinkError } from './verification.service.js';

const BATCH_SIZE = 20;

/** No link to confirm holds any more, nobody looked at the contract, nobody paid. */
const EXPIRED_CONDITION = `email_verified = 0 AND contract_verified = 0 AND password_hash IS NOT NULL AND deleted IS NULL AND role = 'User' AND created < ?
  AND NOT EXISTS (SELECT 1 FROM account_tokens t WHERE t.account_id = accounts.id AND t.purpose = 'verify-email' AND t.used IS NULL AND t.expires > ?)
  AND NOT EXISTS (SELECT 1 FROM active_packages p WHERE p.account_id = accounts.id)`;

/** Registrations that wait for the owner of the address: what they say, and how they go without a yes. */
@Injectable()
export class UnconfirmedRegistrationsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountTokensService: AccountTokensService,
    private readonly accountsService: AccountsService,
    private readonly sessionsService: SessionsService,
    private readonly accountFilesService: AccountFilesService,
    private readonly auditLogService: AuditLogService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** What the link would confirm, without using it: programs that check mails open links too. @throws 400 */
  async findPendingRegistration(token: string): Promise<PendingRegistration> {
    const id = await this.accountTokensService.findTokenAccountId(token, 'verify-email');
    const account = id === null ? null : await this.accountsService.findAccount(id);
    if (account === null) throw invalidVerificationLinkError();
    const { businessName, firstName, lastName, created } = account;
    return { businessName, firstName, lastName, created: created.toISOString() };
  }

  /** The owner of the address never asked for it: nothing of it is left. @throws 400 as for confirming */
  async refuseRegistration(token: string, address: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await acquireRegistrationLock(this.manager);
      const id = await this.accountTokensService.consumeToken(token, 'verify-email');
      if (id === null || !(await this.eraseUnconfirmedAccount(id)))
        throw invalidVerificationLinkError();
      await this.auditLogService.appendAuditEntry({
        by: { id: null, role: null, address },
        action: 'registration-refusal',
        subject: { kind: 'account', id },
      });
    });
  }

  /** How many were sent before the moment and can no longer be confirmed. */
  async countExpiredRegistrations(before: Date): Promise<number> {
    const [found] = (await this.manager.query(
      `SELECT COUNT(*) AS n FROM accounts WHERE ${EXPIRED_CONDITION}`,
      expiryParameters(before),
    )) as { n: number | string }[];
    return Number(found?.n);
  }

  /** Takes those away. Broken off or run twice, the rest goes the next time. @returns how many */
  async deleteExpiredRegistrations(before: Date): Promise<number> {
    for (let total = 0; ;) {
      const found = (await this.manager.query(
        `SELECT id FROM accounts WHERE ${EXPIRED_CONDITION} ORDER BY id LIMIT ${BATCH_SIZE}`,
        expiryParameters(before),
      )) as { id: number }[];
      total += await this.unitOfWork.run(() =>
        this.eraseExpiredBatch(found.map(({ id }) => Number(id))),
      );
      if (found.length < BATCH_SIZE) return total;
    }
  }

  /** Another link, or a new registration in its place, may have come since they were found: both wait for the same turn. */
  private async eraseExpiredBatch(ids: readonly number[]): Promise<number> {
    await acquireRegistrationLock(this.manager);
    let erased = 0;
    for (const id of ids)
      if (
        (await this.accountTokensService.countValidTokens(id, 'verify-email')) === 0 &&
        (await this.eraseUnconfirmedAccount(id))
      )
        erased += 1;
    return erased;
  }

  /** Takes away what was typed and handed in; the number stays, as of any deleted account. @returns whether it was still unconfirmed */
  async eraseUnconfirmedAccount(id: number): Promise<boolean> {
    if (
      !(await this.accountsService.updateAccount(id, anonymisedAccountFields(id), {
        emailVerified: false,
        deleted: IsNull(),
      }))
    )
      return false;
    await this.accountTokensService.revokeTokens(id, ['verify-email', 'reset-password']);
    await this.sessionsService.endAllSessions(id);
    await this.accountFilesService.scheduleBytesDeletion(
      await this.accountFilesService.deleteAccountFiles(id),
    );
    return true;
  }
}

/** What is asked about, and now. */
const expiryParameters = (before: Date): string[] => [before, new Date()].map(toSqlDateTime);
