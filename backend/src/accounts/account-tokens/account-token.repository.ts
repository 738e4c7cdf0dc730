import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, In, IsNull, LessThan, MoreThan } from 'typeorm';
import { AccountToken, type TokenPurpose } from './account-token.entity.js';

/** Rows of the links sent to accounts. */
@Injectable()
export class AccountTokenRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async insertToken(token: Omit<AccountToken, 'id' | 'used'>): Promise<void> {
    await this.manager.insert(AccountToken, { ...token, used: null });
  }

  async deleteExpiredTokens(accountId: number, purpose: TokenPurpose, now: Date): Promise<void> {
    await this.manager.delete(AccountToken, { accountId, purpose, expires: LessThan(now) });
  }

  countValidTokens(accountId: number, purpose: TokenPurpose): Promise<number> {
    return this.manager.countBy(AccountToken, {
      accountId,
      purpose,
      used: IsNull(),
      expires: MoreThan(new Date()),
    });
  }

  countIssuedTokens(accountId: number, purpose: TokenPurpose): Promise<number> {
    return this.manager.countBy(AccountToken, { accountId, purpose });
  }

  isKnownHash(tokenHash: string): Promise<boolean> {
    return this.manager.existsBy(AccountToken, { tokenHash });
  }

  findValidToken(tokenHash: string, purpose: TokenPurpose): Promise<AccountToken | null> {
    return this.manager.findOneBy(AccountToken, {
      tokenHash,
      purpose,
      used: IsNull(),
      expires: MoreThan(new Date()),
    });
  }

  /** @returns `false` when the token was already used; of two concurrent uses one succeeds */
  async markTokenUsed(tokenHash: string): Promise<boolean> {
    const { affected } = await this.manager.update(
      AccountToken,
      { tokenHash, used: IsNull() },
      { used: new Date() },
    );
    return affected === 1;
  }

  async markTokensUsed(accountId: number, purposes: readonly TokenPurpose[]): Promise<void> {
    await this.manager.update(
      AccountToken,
      { accountId, purpose: In([...purposes]), used: IsNull() },
      { used: new Date() },
    );
  }
}
