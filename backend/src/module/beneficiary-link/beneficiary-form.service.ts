import type { BeneficiaryDossier, SsnData } from '@pratiche/api';
import type { BeneficiaryInputBody } from '@pratiche/api/schemas';
import { Injectable } from '@nestjs/common';
import { isOpenStatus, mergeBeneficiaryValues } from '@pratiche/domain';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import { formatDossierName } from '../mail/dossier-name.util.js';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { DossierSaveService } from '../save/dossier-save.service.js';
import { TaxCodeService } from '../tax-code/tax-code.service.js';
import { NotificationDeliveryService } from '../../notifications/notification-delivery.service.js';
import {
  NotificationsService,
  type NewNotification,
} from '../../notifications/notifications.service.js';
import {
  retryOnOptimisticConflict,
  OptimisticConflictError,
  UnitOfWork,
} from '../../platform/database/index.js';
import { conflict } from '../../platform/http/index.js';
import { GuessRateLimiter } from '../../platform/rate-limiting/index.js';
import { RateCounterService } from '../../platform/rate-limiting/index.js';
import type { BeneficiaryLink } from './beneficiary-link.entity.js';
import { BeneficiaryLinkRepository } from './beneficiary-link.repository.js';
import { finishedMail } from './mail/finished.mail.js';
import { toBeneficiaryDossierDto, toLinkState } from './beneficiary-link.mapper.js';
import { linkNotValidProblem } from './link-not-valid.factory.js';

/** Tokens that never existed one network address may try in a quarter of an hour. Old links are no guesses and do not count. */
const MAX_GUESSES = 30;

interface OpenLink {
  link: BeneficiaryLink;
  dossier: Dossier;
}

/** What the holder of a link may do: read and write the fields of the six steps of one dossier. */
@Injectable()
export class BeneficiaryFormService {
  private readonly guessRateLimiter: GuessRateLimiter;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly beneficiaryLinkRepository: BeneficiaryLinkRepository,
    private readonly dossierRepository: DossierRepository,
    private readonly dossierSaveService: DossierSaveService,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly notificationsService: NotificationsService,
    private readonly notificationDeliveryService: NotificationDeliveryService,
    private readonly taxCodeService: TaxCodeService,
    counters: RateCounterService,
  ) {
    this.guessRateLimiter = new GuessRateLimiter(counters, 'beneficiary-link', MAX_GUESSES);
  }

  /** The owner sees that it was opened, and when last. */
  async openForm(id: number, token: string, address: string): Promise<BeneficiaryDossier> {
    const { link, dossier } = await this.findOpenLinkRateLimited(token, address);
    if (dossier.id !== id) throw linkNotValidProblem();
    const now = new Date();
    await this.beneficiaryLinkRepository.updateLinkActivity(link, {
      opened: link.opened ?? now,
      lastOpened: now,
    });
    return this.toBeneficiaryDossier(dossier, link);
  }

  /** @throws 409 with the stored version of the six steps when somebody saved meanwhile */
  async saveForm(
    token: string,
    { id, version, ...given }: BeneficiaryInputBody,
    address: string,
  ): Promise<BeneficiaryDossier> {
    // Outside the transaction first: guessing must cost no write lock.
    if ((await this.findOpenLinkRateLimited(token, address)).dossier.id !== id)
      throw linkNotValidProblem();
    return retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        const { link, dossier } = await this.findOpenLink(token);
        if (version !== dossier.version) throw await this.versionConflictProblem(dossier, link);
        const saved = await this.dossierSaveService.saveAsBeneficiary(
          'Cliente (link)',
          dossier,
          mergeBeneficiaryValues(dossier.data, given),
        );
        if (saved === null)
          throw new OptimisticConflictError(`Dossier ${dossier.id} was saved or sent meanwhile`);
        if (saved === dossier) return this.toBeneficiaryDossier(dossier, link);
        const mark = { saved: new Date() };
        await this.beneficiaryLinkRepository.updateLinkActivity(link, mark);
        if (link.saved === null)
          await this.notificationsService.createNotification(
            toNotification(
              saved,
              'Il cliente sta compilando i dati',
              'ha iniziato a compilare i suoi dati. Si possono continuare a modificare gli altri: le modifiche vengono unite.',
            ),
          );
        return this.toBeneficiaryDossier(saved, { ...link, ...mark });
      }),
    );
  }

  /** The customer is done; the owner is told, again only if more was saved since. */
  async finishForm(token: string, address: string): Promise<void> {
    await this.findOpenLinkRateLimited(token, address);
    await this.unitOfWork.run(async () => {
      const { link, dossier } = await this.findOpenLink(token);
      if (link.finished !== null && (link.saved ?? link.finished) <= link.finished) return;
      await this.beneficiaryLinkRepository.updateLinkActivity(link, { finished: new Date() });
      const { email } = await this.accountDirectoryService.findDirectoryEntry(dossier.accountId);
      await this.notificationDeliveryService.deliverNotification(
        toNotification(
          dossier,
          'Il cliente ha completato i dati',
          'ha terminato di compilare i suoi dati. La pratica si può riprendere da dove era rimasta.',
        ),
        { to: email, template: finishedMail(dossier) },
      );
    });
  }

  async decodeTaxCode(token: string, ssn: string, address: string): Promise<SsnData> {
    await this.findOpenLinkRateLimited(token, address);
    return this.taxCodeService.decodeTaxCode(ssn);
  }

  /** @throws 404, the same for every reason, and 429 for whoever tries too often */
  private async findOpenLinkRateLimited(token: string, address: string): Promise<OpenLink> {
    return this.assertLinkOpen(
      await this.guessRateLimiter.findWithLimit(address, () =>
        this.beneficiaryLinkRepository.findByToken(token),
      ),
    );
  }

  /** The second look, inside a transaction: it counts no attempt, so that nothing waits for the counter. */
  private async findOpenLink(token: string): Promise<OpenLink> {
    return this.assertLinkOpen(await this.beneficiaryLinkRepository.findByToken(token));
  }

  private async assertLinkOpen(link: BeneficiaryLink | null): Promise<OpenLink> {
    if (link === null || toLinkState(link) !== 'working') throw linkNotValidProblem();
    const dossier = await this.dossierRepository.findDossierOrNull(link.dossierId);
    if (dossier === null || !isOpenStatus(dossier.status)) throw linkNotValidProblem();
    return { link, dossier };
  }

  private async toBeneficiaryDossier(
    dossier: Dossier,
    link: BeneficiaryLink,
  ): Promise<BeneficiaryDossier> {
    const { name } = await this.accountDirectoryService.findDirectoryEntry(dossier.accountId);
    return toBeneficiaryDossierDto(dossier, link, name);
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
}

const toNotification = (dossier: Dossier, title: string, what: string): NewNotification => ({
  kind: 'beneficiary',
  accountId: dossier.accountId,
  dossierId: dossier.id,
  title,
  text: `Per la ${formatDossierName(dossier)} il cliente ${what}`,
});
