import { Injectable } from '@nestjs/common';
import { getTodayInRome, type DossierForm } from '@pratiche/domain';
import { truncateIpAddress } from '@pratiche/domain/audit';
import {
  compareWithCompany,
  toCompanyOriginFacts,
  type SignatureEvent,
  type SignatureFacts,
} from '@pratiche/domain/signatures';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { verifyKnownDeviceToken } from '../../accounts/login/known-device.util.js';
import { SessionsService } from '../../accounts/sessions/sessions.service.js';
import { AppConfig } from '../../platform/config/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import { readEnvelope, toVerificationUrl } from './paper-signature.mapper.js';
import type { PaperSignature } from './paper-signature.repository.js';
import type { SigningParty } from './signing.types.js';

/** Facts of the record that come from settings, configuration and sessions. */
@Injectable()
export class SignatureFactsService {
  constructor(
    private readonly config: AppConfig,
    private readonly settingsService: SettingsService,
    private readonly sessionsService: SessionsService,
    private readonly accountDirectoryService: AccountDirectoryService,
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

  /**
   * Whether a customer signs from where the company logs in.
   * @param events of the record so far
   */
  async describeOrigin(
    party: SigningParty,
    events: readonly SignatureEvent[],
  ): Promise<SignatureFacts> {
    if (party.kind !== 'beneficiary') return {};
    const { accountId } = party.dossier;
    const { email } = await this.accountDirectoryService.findDirectoryEntry(accountId);
    const addresses = [...events, party.origin].map(({ address }) =>
      truncateIpAddress(address ?? ''),
    );
    return toCompanyOriginFacts(
      compareWithCompany(
        addresses,
        await this.sessionsService.listSessionAddresses(accountId),
        verifyKnownDeviceToken(party.origin.knownDevice ?? '', email, this.config.jwtSecrets) !==
          null,
      ),
    );
  }
}
