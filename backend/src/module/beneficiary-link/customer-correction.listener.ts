import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { getTodayInRome } from '@pratiche/domain';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { AppConfig } from '../../platform/config/index.js';
import { IN_TRANSACTION } from '../../platform/events/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import { FilingCorrectedEvent } from '../filing-corrected.event.js';
import type { BeneficiaryLink } from './beneficiary-link.entity.js';
import { BeneficiaryLinkRepository } from './beneficiary-link.repository.js';
import { deriveMailToken } from './link-token.util.js';
import { customerCorrectedMail } from './mail/customer-corrected.mail.js';

/** Mails the customer that ENEA gave a new CPID, also when their link has run out. */
@Injectable()
export class CustomerCorrectionListener {
  constructor(
    private readonly config: AppConfig,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly beneficiaryLinkRepository: BeneficiaryLinkRepository,
    private readonly mailQueueService: MailQueueService,
  ) {}

  @OnEvent(FilingCorrectedEvent.eventName, IN_TRANSACTION)
  async mailCorrection({ dossier, correction, receipts }: FilingCorrectedEvent): Promise<void> {
    const link = await this.beneficiaryLinkRepository.findMailedUnrevoked(dossier.id);
    if (link === null || link.email === null) return;
    const { name } = await this.accountDirectoryService.findDirectoryEntry(dossier.accountId);
    const template = customerCorrectedMail({
      requestedBy: name,
      correction,
      link: link.expires > correction.at ? await this.renewMailedLink(dossier.id, link) : null,
      isAttached: receipts.length > 0,
    });
    await this.mailQueueService.enqueueMail({ to: link.email, template, attachments: receipts });
  }

  private async renewMailedLink(dossierId: number, link: BeneficiaryLink) {
    const token = deriveMailToken(this.config.jwtSecrets[0], link.tokenHash);
    await this.beneficiaryLinkRepository.updateMailToken(link, token);
    return {
      path: `/edit-beneficiary/${dossierId}/${token}`,
      until: getTodayInRome(link.expires),
    };
  }
}
