import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { IsNull, Like, Not, EntityManager } from 'typeorm';
import { MARK_PREFIX } from './recovery-mark.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { SecretBox } from './secret-box.js';
import { TwoFactorRow } from './two-factor.entity.js';

export interface KeyChangeReport {
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
export class KeyChange {
  constructor(
    private readonly box: SecretBox,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async run(): Promise<KeyChangeReport> {
    const report: KeyChangeReport = {
      renewed: 0,
      upToDate: 0,
      unreadable: [],
      formerCodes: await this.accountsWithFormerCodes(),
    };
    for (const row of await this.manager.find(TwoFactorRow, { order: { id: 'ASC' } })) {
      const renewed = this.renewed(row);
      if (renewed === undefined) report.unreadable.push(row.accountId);
      else if (renewed === null) report.upToDate += 1;
      else {
        // Whoever used or replaced it meanwhile has seen to it.
        await this.manager.update(
          TwoFactorRow,
          { id: row.id, secret: row.secret },
          { secret: renewed },
        );
        report.renewed += 1;
      }
    }
    return report;
  }

  /** `undefined` where no key opens it. */
  private renewed({ secret, accountId }: TwoFactorRow): string | null | undefined {
    try {
      return this.box.renewed(secret, accountId);
    } catch {
      return undefined;
    }
  }

  private async accountsWithFormerCodes(): Promise<number[]> {
    const rows = await this.manager.find(RecoveryCode, {
      select: { accountId: true },
      where: { used: IsNull(), codeHash: Not(Like(`${MARK_PREFIX}%`)) },
    });
    return [...new Set(rows.map(({ accountId }) => accountId))].sort((a, b) => a - b);
  }
}
