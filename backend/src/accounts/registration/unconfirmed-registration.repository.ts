import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { toSqlDateTime } from '../../platform/database/index.js';

/** Expired: no link to confirm is valid any more, the contract was never verified, and no package was bought. */
const EXPIRED_CONDITION = `email_verified = 0 AND contract_verified = 0 AND password_hash IS NOT NULL AND deleted IS NULL AND role = 'User' AND created < ?
  AND NOT EXISTS (SELECT 1 FROM account_tokens t WHERE t.account_id = accounts.id AND t.purpose = 'verify-email' AND t.used IS NULL AND t.expires > ?)
  AND NOT EXISTS (SELECT 1 FROM active_packages p WHERE p.account_id = accounts.id)`;

/** Registrations that can no longer be confirmed. */
@Injectable()
export class UnconfirmedRegistrationRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async countExpiredRegistrations(before: Date): Promise<number> {
    const [found] = (await this.manager.query(
      `SELECT COUNT(*) AS n FROM accounts WHERE ${EXPIRED_CONDITION}`,
      expiryParameters(before),
    )) as { n: number | string }[];
    return Number(found?.n);
  }

  /** Numbers of the accounts, lowest first. */
  async listExpiredRegistrationIds(before: Date, limit: number): Promise<number[]> {
    const rows = (await this.manager.query(
      `SELECT id FROM accounts WHERE ${EXPIRED_CONDITION} ORDER BY id LIMIT ${limit}`,
      expiryParameters(before),
    )) as { id: number | string }[];
    return rows.map(({ id }) => Number(id));
  }
}

/** The moment in question, and now. */
const expiryParameters = (before: Date): string[] => [before, new Date()].map(toSqlDateTime);
