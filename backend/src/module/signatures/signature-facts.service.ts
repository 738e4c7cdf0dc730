import { Injectable } from '@nestjs/common';
import { getTodayInRome, type DossierForm } from '@pratiche/domain';
import type { SignatureFacts } from '@pratiche/domain/signatures';
import { AppConfig } from '../../platform/config/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import { readEnvelope, toVerificationUrl } from './paper-signature.mapper.js';
import type { PaperSignature } from './paper-signature.repository.js';

/** Facts of the record that come from settings and configuration. */
@Injectable()
export class SignatureFactsService {
  constructor(
    private readonly config: AppConfig,
    private readonly settingsService: SettingsService,
  ) {}

  get hasTimestampAuthority(): boolean {
    return this.config.timestampUrl !== null;
  }

  getEdition(row: PaperSignature): string {
    return readEnvelope(row).edition;
  }

  /** Until when the record is kept: as long as the deduction can be checked. */
  describeRetention({ annoRiferimento }: DossierForm): string {
    const year = annoRiferimento ?? Number(getTodayInRome().slice(0, 4));
    return this.settingsService.rules.formatLastControlDay(year);
  }

  /** Where the signer finds a copy: attached to the e-mail, and checked at the address. */
  describeCopy(row: PaperSignature): SignatureFacts {
    const { codeAddress, documentSha256, verificationCode } = row;
    return {
      address: codeAddress,
      attachedSha256: documentSha256,
      place: toVerificationUrl(this.config.publicUrl, verificationCode),
    };
  }
}
