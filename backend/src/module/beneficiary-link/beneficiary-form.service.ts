import { Injectable } from '@nestjs/common';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { NotificationDeliveryService } from '../../notifications/notification-delivery.service.js';
import {
  NotificationsService,
  type NewNotification,
} from '../../notifications/notifications.service.js';
import {
  OptimisticConflictError,
  retryOnOptimisticConflict,
  UnitOfWork,
} from '../../platform/database/index.js';
import { conflict } from '../../platform/http/index.js';
import type { Dossier } from '../dossier.repository.js';
import { formatDossierName } from '../mail/dossier-name.util.js';
import { DossierSaveService } from '../save/dossier-save.service.js';
import type { BeneficiaryLink } from './beneficiary-link.entity.js';
import { applyBeneficiaryChanges, toBeneficiaryDossierDto } from './beneficiary-link.mapper.js';
import { BeneficiaryLinkRepository } from './beneficiary-link.repository.js';
import { LinkRequesterService } from './link-requester.service.js';
import { linkNotValidProblem, OpenLinkService } from './open-link.service.js';
import type { BeneficiaryDossierDto } from './dto/beneficiary-dossier.dto.js';
import type { BeneficiaryRequestDto } from './dto/beneficiary-request.dto.js';
import { finishedMail } from './mail/finished.mail.js';

/** The six steps of one dossier, as the holder of its link reads and saves them. */
@Injectable()
export class BeneficiaryFormService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly openLinkService: OpenLinkService,
    private readonly beneficiaryLinkRepository: BeneficiaryLinkRepository,
    private readonly dossierSaveService: DossierSaveService,
    private readonly linkRequesterService: LinkRequesterService,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly notificationsService: NotificationsService,
    private readonly notificationDeliveryService: NotificationDeliveryService,
  ) {}

  /** Records the opening, which the owner sees. Of a dossier that was handed in, only the stage is read. */
  async openForm(id: number, token: string, address: string): Promise<BeneficiaryDossierDto> {
    const { link, dossier } = await this.openLinkService.findWorkingLinkRateLimited(token, address);
    if (dossier.id !== id) throw linkNotValidProblem();
    const now = new Date();
    await this.beneficiaryLinkRepository.updateLinkActivity(link, {
      opened: link.opened ?? now,
      lastOpened: now,
    });
    const requester = await this.linkRequesterService.findRequesterWithLogo(dossier.accountId);
    return toBeneficiaryDossierDto(dossier, link, requester);
  }

  /** @throws 409 with the stored six steps when another save came first */
  async saveForm(
    token: string,
    { id, version, ...changes }: BeneficiaryRequestDto,
    address: string,
  ): Promise<BeneficiaryDossierDto> {
    // Checked outside the transaction first, so that guesses take no write lock.
    if ((await this.openLinkService.findOpenLinkRateLimited(token, address)).dossier.id !== id)
      throw linkNotValidProblem();
    return retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        const { link, dossier } = await this.openLinkService.findOpenLink(token);
        if (version !== dossier.version) throw await this.versionConflictProblem(dossier, link);
        const saved = await this.dossierSaveService.saveAsBeneficiary(
          'Cliente (link)',
          dossier,
          applyBeneficiaryChanges(dossier.data, changes),
        );
        if (saved === null)
          throw new OptimisticConflictError(
            `Dossier ${dossier.id} was saved or sent by another request`,
          );
        if (saved === dossier) return this.toBeneficiaryDossier(dossier, link);
        const activity = { saved: new Date() };
        await this.beneficiaryLinkRepository.updateLinkActivity(link, activity);
        if (link.saved === null) await this.notifyFormStarted(saved);
        return this.toBeneficiaryDossier(saved, { ...link, ...activity });
      }),
    );
  }

  /** Notifies the owner that the customer has finished, and again only after another save. */
  async finishForm(token: string, address: string): Promise<void> {
    await this.openLinkService.findOpenLinkRateLimited(token, address);
    await this.unitOfWork.run(async () => {
      const { link, dossier } = await this.openLinkService.findOpenLink(token);
      if (link.finished !== null && (link.saved ?? link.finished) <= link.finished) return;
      if (!(await this.beneficiaryLinkRepository.markFinished(link))) return;
      await this.notifyFormFinished(dossier);
    });
  }

  private async toBeneficiaryDossier(
    dossier: Dossier,
    link: BeneficiaryLink,
  ): Promise<BeneficiaryDossierDto> {
    const requester = await this.linkRequesterService.findRequester(dossier.accountId);
    return toBeneficiaryDossierDto(dossier, link, requester);
  }

  private async versionConflictProblem(dossier: Dossier, link: BeneficiaryLink) {
    return conflict(
      'I dati sono stati modificati nel frattempo: confronta le due versioni prima di salvare.',
      'version-conflict',
      {
        stored: await this.toBeneficiaryDossier(dossier, link),
      },
    );
  }

  private async notifyFormStarted(dossier: Dossier): Promise<void> {
    await this.notificationsService.createNotification(
      toNotification(
        dossier,
        'Il cliente sta compilando i dati',
        'Puoi continuare a modificare gli altri: uniamo noi le modifiche.',
      ),
    );
  }

  private async notifyFormFinished(dossier: Dossier): Promise<void> {
    const { email } = await this.accountDirectoryService.findDirectoryEntry(dossier.accountId);
    await this.notificationDeliveryService.deliverNotification(
      toNotification(
        dossier,
        'Il cliente ha completato i dati',
        'Puoi riprenderla da dove l’hai lasciata.',
      ),
      { to: email, template: finishedMail(dossier) },
    );
  }
}

const toNotification = (dossier: Dossier, title: string, what: string): NewNotification => ({
  kind: 'beneficiary',
  accountId: dossier.accountId,
  dossierId: dossier.id,
  title,
  text: `P${formatDossierName(dossier).slice(1)}. ${what}`,
});
