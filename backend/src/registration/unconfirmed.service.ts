import { InjectTransaction } from '@nestjs-cls/transactional';
import type { PendingRegistration } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { IsNull, EntityManager } from 'typeorm';
import { AccountTokens } from '../account-tokens/account-tokens.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { SessionsService } from '../accounts/sessions.service.js';
import { Audit } from '../audit/audit.js';
import { momentText, UnitOfWork } from '../platform/database/index.js';
import { nobody } from '../users/nobody.js';
import { AccountFiles } from './account-files.js';
import { takeTurn } from './turn.js';
import { invalidLink } from './verification.service.js';

const AT_ONCE = 20;

/** No link to confirm holds any more, nobody looked at the contract, nobody paid. */
const OVER = `email_verified = 0 AND contract_verified = 0 AND password_hash IS NOT NULL AND deleted IS NULL AND role = 'User' AND created < ?
  AND NOT EXISTS (SELECT 1 FROM account_tokens t WHERE t.account_id = accounts.id AND t.purpose = 'verify-email' AND t.used IS NULL AND t.expires > ?)
  AND NOT EXISTS (SELECT 1 FROM active_packages p WHERE p.account_id = accounts.id)`;

/** Registrations that wait for the owner of the address: what they say, and how they go without a yes. */
@Injectable()
export class UnconfirmedRegistrations {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tokens: AccountTokens,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly files: AccountFiles,
    private readonly audit: Audit,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** What the link would confirm, without using it: programs that check mails open links too. @throws 400 */
  async pending(token: string): Promise<PendingRegistration> {
    const id = await this.tokens.peek(token, 'verify-email');
    const account = id === null ? null : await this.accounts.find(id);
    if (account === null) throw invalidLink();
    const { businessName, firstName, lastName, created } = account;
    return { businessName, firstName, lastName, created: created.toISOString() };
  }

  /** The owner of the address never asked for it: nothing of it is left. @throws 400 as for confirming */
  async refuse(token: string, address: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await takeTurn(this.manager);
      const id = await this.tokens.use(token, 'verify-email');
      if (id === null || !(await this.erase(id))) throw invalidLink();
      await this.audit.add({
        by: { id: null, role: null, address },
        action: 'registration-refusal',
        subject: { kind: 'account', id },
      });
    });
  }

  /** How many were sent before the moment and can no longer be confirmed. */
  async count(before: Date): Promise<number> {
    const [found] = (await this.manager.query(
      `SELECT COUNT(*) AS n FROM accounts WHERE ${OVER}`,
      moments(before),
    )) as { n: number | string }[];
    return Number(found?.n);
  }

  /** Takes those away. Broken off or run twice, the rest goes the next time. @returns how many */
  async forget(before: Date): Promise<number> {
    for (let total = 0; ;) {
      const found = (await this.manager.query(
        `SELECT id FROM accounts WHERE ${OVER} ORDER BY id LIMIT ${AT_ONCE}`,
        moments(before),
      )) as { id: number }[];
      total += await this.unitOfWork.run(() => this.eraseOver(found.map(({ id }) => Number(id))));
      if (found.length < AT_ONCE) return total;
    }
  }

  /** Another link, or a new registration in its place, may have come since they were found: both wait for the same turn. */
  private async eraseOver(ids: readonly number[]): Promise<number> {
    await takeTurn(this.manager);
    let erased = 0;
    for (const id of ids)
      if ((await this.tokens.live(id, 'verify-email')) === 0 && (await this.erase(id))) erased += 1;
    return erased;
  }

  /** Takes away what was typed and handed in; the number stays, as of any deleted account. @returns whether it was still unconfirmed */
  async erase(id: number): Promise<boolean> {
    if (
      !(await this.accounts.change(id, nobody(id), {
        emailVerified: false,
        deleted: IsNull(),
      }))
    )
      return false;
    await this.tokens.end(id, ['verify-email', 'reset-password']);
    await this.sessions.endAllOf(id);
    await this.files.drop(await this.files.removeAll(id));
    return true;
  }
}

/** What is asked about, and now. */
const moments = (before: Date): string[] => [before, new Date()].map(momentText);
