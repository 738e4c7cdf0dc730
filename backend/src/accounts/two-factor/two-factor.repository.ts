import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { And, EntityManager, In, IsNull, LessThan, Like, Not } from 'typeorm';
import { isDuplicateKeyError, OptimisticConflictError } from '../../platform/database/index.js';
import { PREFIXED_HASHES } from './recovery-code-hash.util.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { TwoFactorCredential } from './two-factor-credential.entity.js';

/** Rows of the second step: the secret of an account, and its recovery codes. */
@Injectable()
export class TwoFactorRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  existsConfirmedCredential(accountId: number): Promise<boolean> {
    return this.manager.existsBy(TwoFactorCredential, { accountId, confirmed: Not(IsNull()) });
  }

  findConfirmedCredential(accountId: number): Promise<TwoFactorCredential | null> {
    return this.manager.findOneBy(TwoFactorCredential, { accountId, confirmed: Not(IsNull()) });
  }

  findPendingCredential(accountId: number): Promise<TwoFactorCredential | null> {
    return this.manager.findOneBy(TwoFactorCredential, { accountId, confirmed: IsNull() });
  }

  listConfirmedCredentials(): Promise<TwoFactorCredential[]> {
    return this.manager.findBy(TwoFactorCredential, { confirmed: Not(IsNull()) });
  }

  listCredentials(): Promise<TwoFactorCredential[]> {
    return this.manager.find(TwoFactorCredential, { order: { id: 'ASC' } });
  }

  /** @throws OptimisticConflictError when another call inserted one meanwhile */
  async replacePendingCredential(accountId: number, secret: string): Promise<void> {
    await this.manager.delete(TwoFactorCredential, { accountId, confirmed: IsNull() });
    try {
      await this.manager.insert(TwoFactorCredential, {
        accountId,
        secret,
        lastStep: 0,
        created: new Date(),
        confirmed: null,
      });
    } catch (error) {
      throw isDuplicateKeyError(error)
        ? new OptimisticConflictError(`Account ${accountId} got a secret meanwhile`)
        : error;
    }
  }

  /** @returns `false` when another call confirmed the credential meanwhile */
  async confirmCredential(id: number, step: number): Promise<boolean> {
    const { affected } = await this.manager.update(
      TwoFactorCredential,
      { id, confirmed: IsNull() },
      { confirmed: new Date(), lastStep: step },
    );
    return affected === 1;
  }

  /**
   * @returns `false` when this or a later step was already used: of two concurrent uses one
   * succeeds
   */
  async advanceLastStep(id: number, step: number, resealedSecret: string | null): Promise<boolean> {
    const { affected } = await this.manager.update(
      TwoFactorCredential,
      { id, lastStep: LessThan(step) },
      { lastStep: step, ...(resealedSecret === null ? {} : { secret: resealedSecret }) },
    );
    return affected === 1;
  }

  /** Skips a secret that was replaced meanwhile. */
  async replaceSecret(
    { id, secret }: Pick<TwoFactorCredential, 'id' | 'secret'>,
    resealedSecret: string,
  ): Promise<void> {
    await this.manager.update(TwoFactorCredential, { id, secret }, { secret: resealedSecret });
  }

  /** Deletes the secret and the recovery codes. @returns whether there was a secret */
  async deleteCredential(accountId: number): Promise<boolean> {
    await this.manager.delete(RecoveryCode, { accountId });
    const { affected } = await this.manager.delete(TwoFactorCredential, { accountId });
    return (affected ?? 0) > 0;
  }

  countUnusedRecoveryCodes(accountId: number): Promise<number> {
    return this.manager.countBy(RecoveryCode, { accountId, used: IsNull() });
  }

  async replaceRecoveryCodes(accountId: number, codeHashes: readonly string[]): Promise<void> {
    await this.manager.delete(RecoveryCode, { accountId });
    for (const codeHash of codeHashes)
      await this.manager.insert(RecoveryCode, { accountId, codeHash, used: null });
  }

  async listUnusedRecoveryCodeHashes(accountId: number): Promise<string[]> {
    const rows = await this.manager.find(RecoveryCode, {
      select: { codeHash: true },
      where: { accountId, used: IsNull() },
    });
    return rows.map(({ codeHash }) => codeHash);
  }

  /** @returns whether one of the hashes is an unused code, which is used up by this */
  async consumeRecoveryCode(accountId: number, codeHashes: readonly string[]): Promise<boolean> {
    const { affected } = await this.manager.update(
      RecoveryCode,
      { accountId, codeHash: In([...codeHashes]), used: IsNull() },
      { used: new Date() },
    );
    return affected === 1;
  }

  /** Accounts with unused recovery codes that hang on the key they were made with. */
  async listAccountsWithLegacyCodes(): Promise<number[]> {
    const rows = await this.manager.find(RecoveryCode, {
      select: { accountId: true },
      where: {
        used: IsNull(),
        codeHash: And(...PREFIXED_HASHES.map((prefix) => Not(Like(`${prefix}%`)))),
      },
    });
    return [...new Set(rows.map(({ accountId }) => accountId))].sort((a, b) => a - b);
  }
}
