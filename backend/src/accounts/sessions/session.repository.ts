import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, In, IsNull, LessThan, MoreThan } from 'typeorm';
import { getInsertedId } from '../../platform/database/index.js';
import { Account } from '../account.entity.js';
import { AccountSession } from './account-session.entity.js';
import { RefreshSession } from './refresh-session.entity.js';

/** Rows of sessions and of their refresh tokens. */
@Injectable()
export class SessionRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /**
   * Locks an account that still has this password and role and is not suspended. Changes no value, but waits
   * for a concurrent change of the account and blocks later changes.
   * @returns whether the account is unchanged
   */
  async lockUnchangedAccount({
    id,
    passwordHash,
    role,
  }: Pick<Account, 'id' | 'passwordHash' | 'role'>): Promise<boolean> {
    const { affected } = await this.manager
      .createQueryBuilder()
      .update(Account)
      .set({ role: () => 'role' })
      .where({ id, role, passwordHash: passwordHash ?? IsNull(), suspended: IsNull() })
      .execute();
    return affected === 1;
  }

  /** @returns the number of the session */
  async insertSession(session: Omit<AccountSession, 'id' | 'ended'>): Promise<number> {
    const inserted = await this.manager
      .createQueryBuilder()
      .insert()
      .into(AccountSession)
      .values({ ...session, ended: null })
      .updateEntity(false)
      .execute();
    return getInsertedId(inserted);
  }

  async insertRefreshToken(token: Omit<RefreshSession, 'id' | 'rotated'>): Promise<void> {
    await this.manager.insert(RefreshSession, { ...token, rotated: null });
  }

  findRefreshToken(tokenHash: string): Promise<RefreshSession | null> {
    return this.manager.findOneBy(RefreshSession, { tokenHash });
  }

  findUnexpiredRefreshToken(tokenHash: string): Promise<RefreshSession | null> {
    return this.manager.findOneBy(RefreshSession, { tokenHash, expires: MoreThan(new Date()) });
  }

  findSessionByFamily(family: string): Promise<AccountSession | null> {
    return this.manager.findOneBy(AccountSession, { family });
  }

  /** Open sessions of an account, last used first. */
  listOpenSessions(accountId: number): Promise<AccountSession[]> {
    return this.manager.find(AccountSession, {
      where: { accountId, ended: IsNull(), expires: MoreThan(new Date()) },
      order: { lastUsed: 'DESC', id: 'DESC' },
    });
  }

  /** Addresses of all sessions of an account that are recorded, each once. */
  async listAddresses(accountId: number): Promise<string[]> {
    const rows = await this.manager.find(AccountSession, {
      select: { address: true },
      where: { accountId },
    });
    return [...new Set(rows.map(({ address }) => address))];
  }

  async listSessionIdsEndedSince(since: Date): Promise<number[]> {
    const rows = await this.manager.find(AccountSession, {
      select: { id: true },
      where: { ended: MoreThan(since) },
    });
    return rows.map(({ id }) => id);
  }

  /** Records the use of an open session, and locks its row. @returns whether it is open */
  async touchOpenSession(
    family: string,
    use: Pick<AccountSession, 'device' | 'address' | 'lastUsed'>,
  ): Promise<boolean> {
    const { affected } = await this.manager.update(
      AccountSession,
      { family, ended: IsNull() },
      use,
    );
    return affected === 1;
  }

  async extendSession(id: number, expires: Date): Promise<void> {
    await this.manager.update(AccountSession, { id }, { expires });
  }

  /** @returns whether it was open until now */
  async endSession(id: number): Promise<boolean> {
    const { affected } = await this.manager.update(
      AccountSession,
      { id, ended: IsNull() },
      { ended: new Date() },
    );
    return affected === 1;
  }

  /** @returns whether this was the first use of the token */
  async markTokenRotated(id: number, rotated: Date): Promise<boolean> {
    const { affected } = await this.manager.update(
      RefreshSession,
      { id, rotated: IsNull() },
      { rotated },
    );
    return affected !== 0;
  }

  isTokenRotatedSince(id: number, since: Date): Promise<boolean> {
    return this.manager.existsBy(RefreshSession, { id, rotated: MoreThan(since) });
  }

  async deleteExpiredRefreshTokens(now: Date): Promise<void> {
    await this.manager.delete(RefreshSession, { expires: LessThan(now) });
  }

  /**
   * Deletes expired sessions, and sessions ended before a date, with their refresh tokens.
   * @returns the number deleted
   */
  async deleteOverSessions(now: Date, endedBefore: Date, limit: number): Promise<number> {
    const over = await this.manager.find(AccountSession, {
      select: { id: true, family: true },
      take: limit,
      where: [{ expires: LessThan(now) }, { ended: LessThan(endedBefore) }],
    });
    if (over.length === 0) return 0;
    await this.manager.delete(RefreshSession, { family: In(over.map(({ family }) => family)) });
    await this.manager.delete(AccountSession, { id: In(over.map(({ id }) => id)) });
    return over.length;
  }
}
