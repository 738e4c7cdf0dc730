import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull, LessThan, MoreThan, Not, type EntityManager } from 'typeorm';
import { UnitOfWork } from '../platform/database/index.js';
import { RefreshSession } from './refresh-session.entity.js';

/** A login nobody used for this long is over. */
export const SESSION_DAYS = 30;

/** Two tabs may refresh with the same cookie at once: this long after its use an old one still counts. */
export const GRACE_MS = 20_000;

const DAY_MS = 86_400_000;
const TOKEN_LENGTH = 43;

export interface Rotation {
  accountId: number;
  /** The next refresh token. */
  token: string;
}

/** Refresh tokens: rotated at each use; an old one used again ends its whole family. */
@Injectable()
export class SessionsService {
  private readonly logger = new Logger(SessionsService.name);

  constructor(private readonly dataSource: DataSource, private readonly unitOfWork: UnitOfWork) {}

  /** Begins a session. @returns its first refresh token */
  async begin(accountId: number): Promise<string> {
    return this.unitOfWork.run(async (manager) => {
      await manager.delete(RefreshSession, { accountId, expires: LessThan(new Date()) });
      return issue(manager, accountId, randomUUID());
    });
  }

  /** Exchanges a refresh token for the next; `null` when its session is over. */
  async rotate(token: string): Promise<Rotation | null> {
    const tokenHash = hashOf(token);
    if (tokenHash === null) return null;
    return this.unitOfWork.run(async (manager) => {
      const session = await manager.findOneBy(RefreshSession, { tokenHash, expires: MoreThan(new Date()) });
      if (session === null || (await isOver(manager, session.family))) return null;
      const first = await manager.update(RefreshSession, { id: session.id, rotated: IsNull() }, { rotated: new Date() });
      if (first.affected === 0 && !(await isWithinGrace(manager, session.id))) {
        this.logger.warn({ accountId: session.accountId }, 'An old refresh token was used again: session ended');
        await end(manager, session.family);
        return null;
      }
      return { accountId: session.accountId, token: await issue(manager, session.accountId, session.family) };
    });
  }

  /** Ends the session the token belongs to. Unknown tokens are no error. */
  async endWith(token: string): Promise<void> {
    const tokenHash = hashOf(token);
    if (tokenHash === null) return;
    const session = await this.dataSource.getRepository(RefreshSession).findOneBy({ tokenHash });
    if (session !== null) await end(this.dataSource.manager, session.family);
  }
}

async function issue(manager: EntityManager, accountId: number, family: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  await manager.insert(RefreshSession, {
    accountId, family, tokenHash: sha256(token), created: now, expires: new Date(now.getTime() + SESSION_DAYS * DAY_MS), rotated: null, revoked: null,
  });
  return token;
}

/** Asked of the family rather than of the token, so that a token issued while the family ended is over too. */
const isOver = (manager: EntityManager, family: string): Promise<boolean> =>
  manager.existsBy(RefreshSession, { family, revoked: Not(IsNull()) });

const isWithinGrace = (manager: EntityManager, id: number): Promise<boolean> =>
  manager.existsBy(RefreshSession, { id, rotated: MoreThan(new Date(Date.now() - GRACE_MS)) });

async function end(manager: EntityManager, family: string): Promise<void> {
  await manager.update(RefreshSession, { family, revoked: IsNull() }, { revoked: new Date() });
}

const hashOf = (token: string): string | null => (token.length === TOKEN_LENGTH ? sha256(token) : null);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
