import { Injectable } from '@nestjs/common';
import {
  validateWaitingFiles,
  getTodayInRome,
  isSentBack,
  isDeadlineError,
} from '@pratiche/domain';
import {
  AccountDirectoryService,
  type AccountDirectoryEntry,
} from '../../accounts/account-directory.service.js';
import { conflict, forbidden } from '../../platform/http/index.js';
import { DocumentChecklistService } from '../documents/document-checklist.service.js';
import { groupByDevice } from '../documents/waiting-file.mapper.js';
import { WaitingFileRepository } from '../documents/waiting-file.repository.js';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { CreditsService, type CreditQuote } from '../../credits/credits.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { Dossier } from '../entities/dossier.entity.js';

/** What a dossier and its owner must fulfil before it may be sent. */
@Injectable()
export class SubmissionCheckService {
  constructor(
    private readonly documentChecklistService: DocumentChecklistService,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly waitingFileRepository: WaitingFileRepository,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly creditsService: CreditsService,
    private readonly settingsService: SettingsService,
  ) {}

  /** What the dossier costs and who sends it. @throws 403, 409 where it may not be sent */
  async checkSubmission(
    caller: CurrentCaller,
    dossier: Dossier,
  ): Promise<{ name: string; email: string; quote: CreditQuote }> {
    await this.assertNoFileWaits(dossier.id);
    await this.assertComplete(dossier);
    const quote = await this.creditsService.quoteDossierCost(caller.id, dossier.data);
    const { name, email } = await this.findSenderOrFail(caller.id);
    return { name, email, quote };
  }

  /** @throws 409 while a device still has files of the dossier */
  private async assertNoFileWaits(dossierId: number): Promise<void> {
    const waiting = await this.waitingFileRepository.listWaitingFiles(dossierId);
    const refusal = validateWaitingFiles(groupByDevice(waiting));
    if (refusal !== null) throw conflict(refusal, 'files-waiting');
  }

  /** @throws 409 after the last day for sending, or naming every field that is missing or wrong */
  private async assertComplete(dossier: Dossier): Promise<void> {
    const states = this.documentChecklistService.listDocumentStates(
      dossier.data,
      await this.dossierFileRepository.listByDossier(dossier.id),
    );
    const errors = this.settingsService.rules.checkForSending(dossier.data, {
      documents: states,
      today: getTodayInRome(),
      isSentBack: isSentBack(dossier),
    });
    const late = errors.find(isDeadlineError);
    if (late !== undefined) throw conflict(late.message, 'works-ended-too-long-ago');
    if (errors.length > 0) {
      throw conflict(
        'La pratica non è completa: controlla i campi indicati prima di inviarla.',
        'dossier-incomplete',
        {
          errors: errors.map(({ field, message }) => ({ field, message })),
        },
      );
    }
  }

  /** @throws 403 for an account that is suspended or has no verified contract */
  private async findSenderOrFail(accountId: number): Promise<AccountDirectoryEntry> {
    const sender = await this.accountDirectoryService.findDirectoryEntry(accountId);
    if (sender.isShutOut)
      throw forbidden('Il tuo account è sospeso: non puoi inviare pratiche.', 'account-suspended');
    if (!sender.isContractVerified)
      throw forbidden(
        'Stiamo verificando il tuo contratto: fino ad allora non puoi inviare pratiche.',
        'contract-not-verified',
      );
    return sender;
  }
}
