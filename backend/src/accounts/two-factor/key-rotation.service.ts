import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { IsNull, Like, Not, EntityManager } from 'typeorm';
import { RECOVERY_CODE_HASH_PREFIX } from './recovery-code-hash.util.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { SecretBoxService } from './secret-box.service.js';
import { TwoFactorCredential } from './two-factor-credential.entity.js';

export interface KeyRotationReport {
  /** Secrets brought under the first key by this run. */
  renewed: number;
  /** Secrets that were there already. */
  upToDate: number;
  /** Accounts whose secret none of the keys opens. */
  unreadable: number[];
  /** Accounts with unused recovery codes of the former kind, which are lost with the key they were made with. */
  formerCodes: number[];
}

/** Brings every secret of the second step under the first key, so that the others can be taken away. */
@Injectable()
export class KeyRotationService {
  constructor(
    private readonly secretBoxService: SecretBoxService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async rotateKeys(): Promise<KeyRotationReport> {
    const report: KeyRotationReport = {
      renewed: 0,
      upToDate: 0,
      unreadable: [],
      formerCodes: await this.listAccountsWithLegacyCodes(),
    };
    for (const row of await this.manager.find(TwoFactorCredential, { order: { id: 'ASC' } })) {
      const renewed = this.resealIfReadable(row);
      if (renewed === undefined) report.unreadable.push(row.accountId);
      else if (renewed === null) report.upToDate += 1;
      else {
        // Whoever used or replaced it meanwhile has seen to it.
        await this.manager.update(
          TwoFactorCredential,
          { id: row.id, secret: row.secret },
          { secret: renewed },
        );
        report.renewed += 1;
      }
    }
    return report;
  }

  /** `undefined` where no key opens it. */
  private resealIfReadable({ secret, accountId }: TwoFactorCredential): string | null | undefined {
    try {
      return this.secretBoxService.resealWithCurrentKey(secret, accountId);
    } catch {
      return undefined;
    }
  }

  private async listAccountsWithLegacyCodes(): Promise<number[]> {
    const rows = await this.manager.find(RecoveryCode, {
      select: { accountId: true },
      where: { used: IsNull(), codeHash: Not(Like(`${RECOVERY_CODE_HASH_PREFIX}%`)) },
    });
    return [...new Set(rows.map(({ accountId }) => accountId))].sort((a, b) => a - b);
  }
}
