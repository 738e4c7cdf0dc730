import { Injectable } from '@nestjs/common';
import { getTodayInRome } from '@pratiche/domain';
import { listMissingFields } from '@pratiche/domain/dossier-rules';
import { listPapersSignedOnline } from '@pratiche/domain/signatures';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DocumentSetService } from '../documents/document-set.service.js';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import type { Dossier } from '../dossier.repository.js';
import { LinkRequesterService } from './link-requester.service.js';
import { invitationMail } from './mail/invitation.mail.js';

/** Mails a link to the customer. */
@Injectable()
export class BeneficiaryInvitationService {
  constructor(
    private readonly linkRequesterService: LinkRequesterService,
    private readonly mailQueueService: MailQueueService,
    private readonly settingsService: SettingsService,
    private readonly documentSetService: DocumentSetService,
    private readonly dossierFileRepository: DossierFileRepository,
  ) {}

  async sendInvitation(
    caller: CurrentCaller,
    email: string,
    dossier: Dossier,
    { path, expires }: { path: string; expires: Date },
  ): Promise<void> {
    const { name, phone, vat } = await this.linkRequesterService.findRequester(caller.id);
    const template = invitationMail({
      requestedBy: name,
      phone,
      vat,
      serviceType: dossier.serviceType,
      missingCount: this.countMissingFields(dossier),
      papersToSign: await this.countPapersToSign(dossier),
      until: getTodayInRome(expires),
      path,
    });
    await this.mailQueueService.enqueueMail({ to: email, template });
  }

  /** As the page of the link counts them in the customer's steps. */
  private countMissingFields({ data }: Dossier): number {
    const steps = this.settingsService.rules.buildStepStates(data, 'beneficiary', {
      today: getTodayInRome(),
    });
    return listMissingFields(steps).length;
  }

  /** Papers of the customer, ready or not, that are neither signed online nor handed in on paper. */
  private async countPapersToSign({ id, data }: Dossier): Promise<number> {
    const online: readonly string[] = listPapersSignedOnline(
      'beneficiary',
      data,
      this.settingsService.getCurrentValue('onlineSignatures'),
    );
    const files = await this.dossierFileRepository.listByDossier(id);
    return this.documentSetService
      .listRequestedDocuments(data)
      .filter(
        ({ code, itemId, isPrefilled }) =>
          isPrefilled &&
          online.includes(code) &&
          !files.some((file) => file.purpose === 'document' && file.itemId === itemId),
      ).length;
  }
}
