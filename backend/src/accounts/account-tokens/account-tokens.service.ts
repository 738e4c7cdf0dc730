import { InjectTransaction } from '@nestjs-cls/transactional';
import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, MoreThan, EntityManager } from 'typeorm';
import { AccountToken, type TokenPurpose } from './account-token.entity.js';

const DAY_MS = 86_400_000;
/** 256 bits in base64url. */
const TOKEN_LENGTH = 43;

/** Links that let whoever reads an account's e-mail do one thing once. */
@Injectable()
export class AccountTokensService {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** A new link beside those sent before: people open whichever e-mail they find. @returns the token, kept nowhere */
  async issueAccountToken(accountId: number, purpose: TokenPurpose, days: number): Promise<string> {
    const now = new Date();
    await this.manager.delete(AccountToken, { accountId, purpose, expires: LessThan(now) });
    const token = randomBytes(32).toString('base64url');
    await this.manager.insert(AccountToken, {
      accountId,
      purpose,
      tokenHash: hashAccountToken(token),
      created: now,
      expires: new Date(now.getTime() + days * DAY_MS),
      used: null,
    });
    return token;
  }

  /** How many links of a kind would still work. */
  countValidTokens(accountId: number, purpose: TokenPurpose): Promise<number> {
    return this.manager.countBy(AccountToken, {
      accountId,
      purpose,
      used: IsNull(),
      expires: MoreThan(new Date()),
    });
  }

  /** Whose link it is, without using it; `null` for anything but a good link of that kind. */
  async findTokenAccountId(token: string, purpose: TokenPurpose): Promise<number | null> {
    if (token.length !== TOKEN_LENGTH) return null;
    const found = await this.manager.findOneBy(AccountToken, {
      tokenHash: hashAccountToken(token),
      purpose,
      used: IsNull(),
      expires: MoreThan(new Date()),
    });
    return found?.accountId ?? null;
  }

  /** Uses a link, and with it every other of that kind of the same account. @returns whose it is; `null` as `peek` does */
  async consumeToken(token: string, purpose: TokenPurpose): Promise<number | null> {
    const accountId = await this.findTokenAccountId(token, purpose);
    if (accountId === null) return null;
    // Of two uses at once the second finds it used: the condition is asked again by the statement itself.
    const { affected } = await this.manager.update(
      AccountToken,
      { tokenHash: hashAccountToken(token), used: IsNull() },
      { used: new Date() },
    );
    if (affected !== 1) return null;
    await this.revokeTokens(accountId, [purpose]);
    return accountId;
  }

  /** Ends all links of some kinds. */
  async revokeTokens(accountId: number, purposes: TokenPurpose[]): Promise<void> {
    await this.manager.update(
      AccountToken,
      { accountId, purpose: In(purposes), used: IsNull() },
      { used: new Date() },
    );
  }
}

const hashAccountToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
