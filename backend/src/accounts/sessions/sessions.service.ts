import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { getDeviceName, calculateSessionExpiry, truncateIpAddress } from '@pratiche/domain';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { afterCommit, UnitOfWork } from '../../platform/database/index.js';
import {
  ACCESS_TOKEN_MINUTES,
  ContractStateService,
  EndedSessionCacheService,
} from '../../platform/auth/index.js';
import type { Account } from '../account.entity.js';
import { AccountsService } from '../accounts.service.js';
import type { AccountSession } from './account-session.entity.js';
import type { RefreshSession } from './refresh-session.entity.js';
import { SessionRepository } from './session.repository.js';

/**
 * Grace period for a used refresh token, because two tabs may refresh with the same cookie at once.
 */
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
 * Logins and their refresh tokens: tokens rotate at each use, and reuse of an old token ends its
 * whole family. Rotating and ending update the session row first, so that concurrent calls for one
 * session see each other's result.
 */
@Injectable()
export class SessionsService implements OnModuleInit {
  private readonly logger = new Logger(SessionsService.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly endedSessionCacheService: EndedSessionCacheService,
    private readonly contractStateService: ContractStateService,
    private readonly auditLogService: AuditLogService,
    private readonly accountsService: AccountsService,
    private readonly sessionRepository: SessionRepository,
  ) {}

  onModuleInit(): void {
    // An access token lives this long at most: sessions ended earlier can have none.
    this.endedSessionCacheService.setSource(() =>
      this.sessionRepository.listSessionIdsEndedSince(
        new Date(Date.now() - (ACCESS_TOKEN_MINUTES + 1) * 60_000),
      ),
    );
    this.contractStateService.setSource(
      async (accountId) =>
        (await this.accountsService.findAccount(accountId))?.contractVerified === true,
    );
  }

  /**
   * Begins a session for the owner of the password behind `passwordHash`.
   * @returns `null` when it or the role was changed, or the account suspended, in the meantime
   */
  async createSession(
    account: Pick<Account, 'id' | 'passwordHash' | 'role'>,
    origin: SessionOrigin,
  ): Promise<IssuedSession | null> {
    return this.unitOfWork.run(async () => {
      if (!(await this.sessionRepository.lockUnchangedAccount(account))) return null;
      const { id: accountId, role } = account;
      const now = new Date();
      const family = randomUUID();
      const expires = calculateSessionExpiry(role, now, now);
      const sessionId = await this.sessionRepository.insertSession({
        accountId,
        family,
        ...deviceAndAddress(origin),
        created: now,
        lastUsed: now,
        expires,
      });
      return {
        accountId,
        sessionId,
        token: await this.issueRefreshToken({ accountId, family, expires }),
        expires,
      };
    });
  }

  /** Exchanges a refresh token for the next; `null` when its session is over. */
  async rotateRefreshToken(token: string, origin: SessionOrigin): Promise<IssuedSession | null> {
    const tokenHash = hashRefreshToken(token);
    if (tokenHash === null) return null;
    return this.unitOfWork.run(async () => {
      const used = await this.sessionRepository.findUnexpiredRefreshToken(tokenHash);
      if (used === null) return null;
      const now = new Date();
      const use = { ...deviceAndAddress(origin), lastUsed: now };
      if (!(await this.sessionRepository.touchOpenSession(used.family, use))) return null;
      const session = await this.sessionRepository.findSessionByFamily(used.family);
      const account = await this.accountsService.requireAccount(used.accountId);
      if (session === null) return null;
      const expires = calculateSessionExpiry(account.role, session.created, now);
      if (expires <= now) {
        await this.endSessions([session.id]);
        return null;
      }
      if (await this.isReplayed(used.id, now)) {
        await this.endReplayedSession(session.id, used.accountId, origin.address);
        return null;
      }
      await this.sessionRepository.extendSession(session.id, expires);
      return {
        accountId: used.accountId,
        sessionId: session.id,
        token: await this.issueRefreshToken({ ...used, expires }),
        expires,
      };
    });
  }

  /** The session a refresh token belongs to, used or not. Unknown tokens are no error. */
  async findSessionByToken(token: string): Promise<AccountSession | null> {
    const tokenHash = hashRefreshToken(token);
    const row =
      tokenHash === null ? null : await this.sessionRepository.findRefreshToken(tokenHash);
    return row === null ? null : this.sessionRepository.findSessionByFamily(row.family);
  }

  /** Ends the session the token belongs to. */
  async endSessionByToken(token: string): Promise<void> {
    const session = await this.findSessionByToken(token);
    if (session !== null) await this.unitOfWork.run(() => this.endSessions([session.id]));
  }

  /** Open sessions of an account, last used first. */
  listOpenSessions(accountId: number): Promise<AccountSession[]> {
    return this.sessionRepository.listOpenSessions(accountId);
  }

  /** Shortened addresses of the sessions of an account that are recorded, ended ones included. */
  listSessionAddresses(accountId: number): Promise<string[]> {
    return this.sessionRepository.listAddresses(accountId);
  }

  /** Ends every session of an account but `exceptId`. @returns how many were open until now */
  async endAllSessions(accountId: number, exceptId: number | null = null): Promise<number> {
    const open = await this.listOpenSessions(accountId);
    return this.endSessions(open.map(({ id }) => id).filter((id) => id !== exceptId));
  }

  /**
   * Ends sessions: their refresh tokens at once, their access tokens within two seconds in every
   * process.
   * @returns how many were open until now
   */
  async endSessions(ids: readonly number[]): Promise<number> {
    let ended = 0;
    for (const id of ids) if (await this.sessionRepository.endSession(id)) ended += 1;
    afterCommit(() => this.endedSessionCacheService.addEndedSessions(ids));
    return ended;
  }

  /**
   * Marks the token as used.
   * @returns whether it was used before, longer ago than the grace period for concurrent tabs
   */
  private async isReplayed(tokenId: number, now: Date): Promise<boolean> {
    if (await this.sessionRepository.markTokenRotated(tokenId, now)) return false;
    const since = new Date(Date.now() - REFRESH_GRACE_MS);
    return !(await this.sessionRepository.isTokenRotatedSince(tokenId, since));
  }

  private async endReplayedSession(
    sessionId: number,
    accountId: number,
    address: string,
  ): Promise<void> {
    this.logger.warn({ accountId }, 'An old refresh token was used again: session ended');
    await this.endSessions([sessionId]);
    await this.auditLogService.appendAuditEntry({
      by: { id: accountId, role: null, address },
      action: 'session-stolen',
      subject: { kind: 'account', id: accountId },
    });
  }

  private async issueRefreshToken({
    accountId,
    family,
    expires,
  }: Pick<RefreshSession, 'accountId' | 'family' | 'expires'>): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.sessionRepository.insertRefreshToken({
      accountId,
      family,
      tokenHash: sha256(token),
      created: new Date(),
      expires,
    });
    return token;
  }
}

const deviceAndAddress = ({ address, userAgent }: SessionOrigin) => ({
  device: getDeviceName(userAgent),
  address: truncateIpAddress(address),
});

const hashRefreshToken = (token: string): string | null =>
  token.length === TOKEN_LENGTH ? sha256(token) : null;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
