import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { getTodayInRome, isCompletedStatus } from '@pratiche/domain';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { AppConfig } from '../../platform/config/index.js';
import { IN_TRANSACTION } from '../../platform/events/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import { DossierFilingRepository } from '../documents/dossier-filing.repository.js';
import { ReceiptAttachmentsService } from '../documents/receipt-attachments.service.js';
import { DossierTransitionEvent } from '../dossier-transition.event.js';
import { FilingCorrectedEvent } from '../filing-corrected.event.js';
import type { BeneficiaryLink } from './beneficiary-link.entity.js';
import { BeneficiaryLinkRepository, getLinkEnd } from './beneficiary-link.repository.js';
import { deriveMailToken } from './link-token.util.js';
import { customerCompletedMail } from './mail/customer-completed.mail.js';
import { customerCorrectedMail } from './mail/customer-corrected.mail.js';

/** Mails the customer what ENEA answered, by the address that the link was sent to. */
@Injectable()
export class CustomerMailListener {
  constructor(
    private readonly config: AppConfig,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly beneficiaryLinkRepository: BeneficiaryLinkRepository,
    private readonly dossierFilingRepository: DossierFilingRepository,
    private readonly mailQueueService: MailQueueService,
    private readonly receiptAttachmentsService: ReceiptAttachmentsService,
  ) {}

  @OnEvent(DossierTransitionEvent.eventName, IN_TRANSACTION)
  async mailCompletedDossier({
    dossier,
    transition: { to, effects },
    at,
  }: DossierTransitionEvent): Promise<void> {
    if (!isCompletedStatus(to)) return;
    const { id, accountId } = dossier;
    const link = await this.beneficiaryLinkRepository.findMailedByDossier(id, at);
    if (link === null || link.email === null) return;
    const token = deriveMailToken(this.config.jwtSecrets[0], link.tokenHash);
    await this.beneficiaryLinkRepository.updateMailToken(link, token);
    const { name } = await this.accountDirectoryService.findDirectoryEntry(accountId);
    const attachments = await this.receiptAttachmentsService.listReceiptAttachments(dossier);
    const template = customerCompletedMail({
      requestedBy: name,
      cpids: await this.dossierFilingRepository.listByDossier(id),
      // The same event prolongs the link, before or after this reads it.
      until: getTodayInRome(getLinkEnd(at, effects.prolongsLinkDays ?? 0)),
      path: `/edit-beneficiary/${id}/${token}`,
      isAttached: attachments.length > 0,
    });
    await this.mailQueueService.enqueueMail({ to: link.email, template, attachments });
  }

  /** A new CPID; also when the link has run out. */
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
