import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { TokenPurpose } from './account-token.entity.js';
import { AccountTokenRepository } from './account-token.repository.js';

const DAY_MS = 86_400_000;
/** 256 bits in base64url. */
const TOKEN_LENGTH = 43;

/** Single-use links, sent by e-mail, that each allow one action on an account. */
@Injectable()
export class AccountTokensService {
  constructor(private readonly accountTokenRepository: AccountTokenRepository) {}

  /**
   * Issues a link without revoking earlier ones, because users open any of the e-mails they find.
   * @returns the token, which is not stored
   */
  async issueAccountToken(accountId: number, purpose: TokenPurpose, days: number): Promise<string> {
    const now = new Date();
    await this.accountTokenRepository.deleteExpiredTokens(accountId, purpose, now);
    const token = randomBytes(32).toString('base64url');
    await this.accountTokenRepository.insertToken({
      accountId,
      purpose,
      tokenHash: hashAccountToken(token),
      created: now,
      expires: new Date(now.getTime() + days * DAY_MS),
    });
    return token;
  }

  /** Registers a token that its holder made; of two with one hash the first stays. */
  async registerTokenHash(
    accountId: number,
    purpose: TokenPurpose,
    { tokenHash, days }: { tokenHash: string; days: number },
  ): Promise<void> {
    if (await this.accountTokenRepository.isKnownHash(tokenHash)) return;
    const created = new Date();
    const expires = new Date(created.getTime() + days * DAY_MS);
    await this.accountTokenRepository.insertToken({
      accountId,
      purpose,
      tokenHash,
      created,
      expires,
    });
  }

  /** As `findTokenAccountId`, where only the hash of the token is at hand. */
  async findAccountIdByHash(tokenHash: string, purpose: TokenPurpose): Promise<number | null> {
    return (
      (await this.accountTokenRepository.findValidToken(tokenHash, purpose))?.accountId ?? null
    );
  }

  /** How many links of a kind were ever sent, but for those that expired. */
  countIssuedTokens(accountId: number, purpose: TokenPurpose): Promise<number> {
    return this.accountTokenRepository.countIssuedTokens(accountId, purpose);
  }

  /** How many links of a kind would still work. */
  countValidTokens(accountId: number, purpose: TokenPurpose): Promise<number> {
    return this.accountTokenRepository.countValidTokens(accountId, purpose);
  }

  /** Account of a link, which is not used up; `null` for anything but a valid link of that kind. */
  async findTokenAccountId(token: string, purpose: TokenPurpose): Promise<number | null> {
    if (token.length !== TOKEN_LENGTH) return null;
    const found = await this.accountTokenRepository.findValidToken(
      hashAccountToken(token),
      purpose,
    );
    return found?.accountId ?? null;
  }

  /**
   * Uses up a link, and with it every other of that kind of the same account.
   * @returns its account; `null` as `findTokenAccountId` does
   */
  async consumeToken(token: string, purpose: TokenPurpose): Promise<number | null> {
    const accountId = await this.findTokenAccountId(token, purpose);
    if (accountId === null) return null;
    if (!(await this.accountTokenRepository.markTokenUsed(hashAccountToken(token)))) return null;
    await this.revokeTokens(accountId, [purpose]);
    return accountId;
  }

  /** Ends all links of some kinds. */
  async revokeTokens(accountId: number, purposes: readonly TokenPurpose[]): Promise<void> {
    await this.accountTokenRepository.markTokensUsed(accountId, purposes);
  }
}

const hashAccountToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
