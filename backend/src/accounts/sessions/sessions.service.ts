import { InjectTransaction } from '@nestjs-cls/transactional';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import {
  getDeviceName,
  calculateSessionExpiry,
  truncateIpAddress,
  type Role,
} from '@pratiche/domain';
import { IsNull, MoreThan, EntityManager } from 'typeorm';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { afterCommit, getInsertedId, UnitOfWork } from '../../platform/database/index.js';
import { ACCESS_TOKEN_MINUTES, EndedSessionCacheService } from '../../platform/auth/index.js';
import { Account } from '../account.entity.js';
import { AccountSession } from './account-session.entity.js';
import { RefreshSession } from './refresh-session.entity.js';

/** Two tabs may refresh with the same cookie at once: this long after its use an old one still counts. */
export const REFRESH_GRACE_MS = 20_000;

const TOKEN_LENGTH = 43;

/** Where a request comes from. */
export interface SessionOrigin {
  /** Network address. */
  address: string;
  userAgent: string;
}

export interface IssuedSession {
  accountId: number;
  sessionId: number;
  /** The next refresh token. */
  token: string;
  /** When it ends unless it is used. */
  expires: Date;
}

/**
 * Logins and their refresh tokens: rotated at each use; an old one used again ends its whole family. Whoever rotates or
 * ends a session first updates its row, so that of all that happen to one session at once each sees the one before.
 */
@Injectable()
export class SessionsService implements OnModuleInit {
  private readonly logger = new Logger(SessionsService.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly endedSessionCacheService: EndedSessionCacheService,
    private readonly auditLogService: AuditLogService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  onModuleInit(): void {
    // Longer ago than an access token lives, nobody can still have one.
    this.endedSessionCacheService.setSource(async () => {
      const since = new Date(Date.now() - (ACCESS_TOKEN_MINUTES + 1) * 60_000);
      return (
        await this.manager.find(AccountSession, {
          select: { id: true },
          where: { ended: MoreThan(since) },
        })
      ).map(({ id }) => id);
    });
  }

  /**
   * Begins a session for whoever proved the password behind `passwordHash`.
   * @returns `null` when it was changed, or the account suspended, in the meantime
   */
  async createSession(
    { id: accountId, passwordHash, role }: Pick<Account, 'id' | 'passwordHash' | 'role'>,
    origin: SessionOrigin,
  ): Promise<IssuedSession | null> {
    return this.unitOfWork.run(async () => {
      // Writes nothing new, but waits for a change of the account under way and makes one wait that comes now.
      const same = await this.manager
        .createQueryBuilder()
        .update(Account)
        .set({ role: () => 'role' })
        .where({ id: accountId, passwordHash: passwordHash ?? IsNull(), suspended: IsNull() })
        .execute();
      if (same.affected !== 1) return null;
      const now = new Date();
      const family = randomUUID();
      const expires = calculateSessionExpiry(role, now, now);
      const inserted = await this.manager
        .createQueryBuilder()
        .insert()
        .into(AccountSession)
        .values({
          accountId,
          family,
          ...deviceAndAddress(origin),
          created: now,
          lastUsed: now,
          expires,
          ended: null,
        })
        .updateEntity(false)
        .execute();
      return {
        accountId,
        sessionId: getInsertedId(inserted),
        token: await insertRefreshToken(this.manager, { accountId, family, expires }),
        expires,
      };
    });
  }

  /** Exchanges a refresh token for the next; `null` when its session is over. */
  async rotateRefreshToken(token: string, origin: SessionOrigin): Promise<IssuedSession | null> {
    const tokenHash = hashRefreshToken(token);
    if (tokenHash === null) return null;
    return this.unitOfWork.run(async () => {
      const used = await this.manager.findOneBy(RefreshSession, {
        tokenHash,
        expires: MoreThan(new Date()),
      });
      if (used === null) return null;
      const now = new Date();
      const open = await this.manager.update(
        AccountSession,
        { family: used.family, ended: IsNull() },
        { ...deviceAndAddress(origin), lastUsed: now },
      );
      if (open.affected !== 1) return null;
      const { id: sessionId, created } = await this.manager.findOneByOrFail(AccountSession, {
        family: used.family,
      });
      const expires = calculateSessionExpiry(
        await findAccountRole(this.manager, used.accountId),
        created,
        now,
      );
      if (expires <= now) {
        await this.endSessions([sessionId]);
        return null;
      }
      const first = await this.manager.update(
        RefreshSession,
        { id: used.id, rotated: IsNull() },
        { rotated: now },
      );
      if (first.affected === 0 && !(await isWithinRefreshGrace(this.manager, used.id))) {
        this.logger.warn(
          { accountId: used.accountId },
          'An old refresh token was used again: session ended',
        );
        await this.endSessions([sessionId]);
        await this.auditLogService.appendAuditEntry({
          by: { id: used.accountId, role: null, address: origin.address },
          action: 'session-stolen',
          subject: { kind: 'account', id: used.accountId },
        });
        return null;
      }
      await this.manager.update(AccountSession, { id: sessionId }, { expires });
      return {
        accountId: used.accountId,
        sessionId,
        token: await insertRefreshToken(this.manager, { ...used, expires }),
        expires,
      };
    });
  }

  /** The session a refresh token belongs to, used or not. Unknown tokens are no error. */
  async findSessionByToken(token: string): Promise<AccountSession | null> {
    const tokenHash = hashRefreshToken(token);
    const row =
      tokenHash === null ? null : await this.manager.findOneBy(RefreshSession, { tokenHash });
    return row === null ? null : this.manager.findOneBy(AccountSession, { family: row.family });
  }

  /** Ends the session the token belongs to. */
  async endSessionByToken(token: string): Promise<void> {
    const session = await this.findSessionByToken(token);
    if (session !== null) await this.unitOfWork.run(() => this.endSessions([session.id]));
  }

  /** Open sessions of an account, last used first. */
  async listOpenSessions(accountId: number): Promise<AccountSession[]> {
    return this.manager.find(AccountSession, {
      where: { accountId, ended: IsNull(), expires: MoreThan(new Date()) },
      order: { lastUsed: 'DESC', id: 'DESC' },
    });
  }

  /** Ends every session of an account but `exceptId`. */
  async endAllSessions(accountId: number, exceptId: number | null = null): Promise<void> {
    const open = await this.listOpenSessions(accountId);
    await this.endSessions(open.map(({ id }) => id).filter((id) => id !== exceptId));
  }

  /** Ends sessions: their refresh tokens at once, their access tokens within two seconds in every process. */
  async endSessions(ids: readonly number[]): Promise<void> {
    for (const id of ids)
      await this.manager.update(AccountSession, { id, ended: IsNull() }, { ended: new Date() });
    afterCommit(() => this.endedSessionCacheService.addEndedSessions(ids));
  }
}

async function insertRefreshToken(
  manager: EntityManager,
  { accountId, family, expires }: Pick<RefreshSession, 'accountId' | 'family' | 'expires'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await manager.insert(RefreshSession, {
    accountId,
    family,
    tokenHash: sha256(token),
    created: new Date(),
    expires,
    rotated: null,
  });
  return token;
}

const findAccountRole = async (manager: EntityManager, id: number): Promise<Role> =>
  (await manager.findOneOrFail(Account, { select: { id: true, role: true }, where: { id } })).role;

const deviceAndAddress = ({ address, userAgent }: SessionOrigin) => ({
  device: getDeviceName(userAgent),
  address: truncateIpAddress(address),
});

const isWithinRefreshGrace = (manager: EntityManager, id: number): Promise<boolean> =>
  manager.existsBy(RefreshSession, {
    id,
    rotated: MoreThan(new Date(Date.now() - REFRESH_GRACE_MS)),
  });

const hashRefreshToken = (token: string): string | null =>
  token.length === TOKEN_LENGTH ? sha256(token) : null;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
