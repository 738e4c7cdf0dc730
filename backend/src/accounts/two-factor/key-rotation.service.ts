import { Injectable } from '@nestjs/common';
import { SecretBoxService } from './secret-box.service.js';
import type { TwoFactorCredential } from './two-factor-credential.entity.js';
import { TwoFactorRepository } from './two-factor.repository.js';

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

/** Encrypts every secret of the second step with the first key, so that the other keys can be removed. */
@Injectable()
export class KeyRotationService {
  constructor(
    private readonly secretBoxService: SecretBoxService,
    private readonly twoFactorRepository: TwoFactorRepository,
  ) {}

  async rotateKeys(): Promise<KeyRotationReport> {
    const report: KeyRotationReport = {
      renewed: 0,
      upToDate: 0,
      unreadable: [],
      formerCodes: await this.twoFactorRepository.listAccountsWithLegacyCodes(),
    };
    for (const row of await this.twoFactorRepository.listCredentials()) {
      const renewed = this.resealIfReadable(row);
      if (renewed === undefined) report.unreadable.push(row.accountId);
      else if (renewed === null) report.upToDate += 1;
      else {
        await this.twoFactorRepository.replaceSecret(row, renewed);
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
}
