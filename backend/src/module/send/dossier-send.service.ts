import { Injectable } from '@nestjs/common';
import {
  findTransition,
  SENT_STATUS,
  sumDebitCredits,
  type Transition,
  type AllRules,
} from '@pratiche/domain';
import {
  retryOnOptimisticConflict,
  OptimisticConflictError,
  UnitOfWork,
} from '../../platform/database/index.js';
import { conflict } from '../../platform/http/index.js';
import type { KeyedRequest } from '../../platform/idempotency/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import { toCompanyKey } from '../dossier-columns.util.js';
import { DossierRepository, type DossierChange } from '../dossier.repository.js';
import { toStatusDto } from '../dossier.mapper.js';
import type { Dossier } from '../entities/dossier.entity.js';
import { versionConflictProblem } from '../save/dossier-save.service.js';
import { StatusTransitionService } from '../status/status-transition.service.js';
import { DossierSendingRepository } from './dossier-sending.repository.js';
import { SubmissionCheckService } from './submission-check.service.js';
import type { SendResultDto } from './dto/send-result.dto.js';

/**
 * Sends a dossier: changes its status and runs every effect of the transition in one transaction.
 */
@Injectable()
export class DossierSendService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly submissionCheckService: SubmissionCheckService,
    private readonly dossierSendingRepository: DossierSendingRepository,
    private readonly statusTransitionService: StatusTransitionService,
    private readonly settingsService: SettingsService,
  ) {}

  /**
   * @param key idempotency key: the same key returns the response of the first request
   * @param seen version that the sender has read; nothing is sent when another version is stored.
   * `null` sends the stored version
   */
  async sendDossier(
    caller: CurrentCaller,
    id: number,
    key: KeyedRequest | null,
    seen: number | null,
  ): Promise<SendResultDto> {
    return retryOnOptimisticConflict(() =>
      this.unitOfWork.run(() => this.sendOnce(caller, id, key, seen)),
    );
  }

  private async sendOnce(
    caller: CurrentCaller,
    id: number,
    key: KeyedRequest | null,
    seen: number | null,
  ): Promise<SendResultDto> {
    const { rules } = this.settingsService;
    const dossier = await this.dossierRepository.findOwnedDossier(caller, id);
    if (key !== null && (await this.dossierSendingRepository.claimSendingKey(caller.id, id, key)))
      return toSendResultDto(id, rules);
    const transition = findSendingOrFail(dossier, rules);
    if (seen !== null && seen !== dossier.version) throw versionConflictProblem(dossier, rules);
    // From here on no document comes or goes.
    if (!(await this.dossierRepository.lockOpenDossier(id)))
      throw new OptimisticConflictError(`Dossier ${id} was sent meanwhile`);
    const { name, email, quote } = await this.submissionCheckService.checkSubmission(
      caller,
      dossier,
    );
    const now = new Date();
    const isSent = await this.statusTransitionService.applyTransition({
      dossier,
      transition,
      actor: { caller, name, ownerEmail: email },
      at: now,
      columns: toSentColumns(dossier, name, now),
      quote,
    });
    if (!isSent) throw new OptimisticConflictError(`Dossier ${id} was saved or sent meanwhile`);
    await this.dossierSendingRepository.insertSending({
      dossierId: id,
      idempotencyKey: key?.key ?? null,
      at: now,
      ...quote.counts,
      credits: sumDebitCredits(quote.lines),
      totalCost: quote.totalCostCents,
    });
    return toSendResultDto(id, rules);
  }
}

/** @throws 409 for a dossier that is frozen */
function findSendingOrFail({ status }: Dossier, { validateTransition }: AllRules): Transition {
  const transition = findTransition(status, SENT_STATUS, 'owner');
  if (transition !== undefined) return transition;
  throw conflict(validateTransition(status, SENT_STATUS, 'owner') ?? '', 'transition-forbidden');
}

const toSentColumns = (dossier: Dossier, company: string, now: Date): DossierChange => ({
  // A save that started before the sending must conflict when the dossier is returned.
  version: dossier.version + 1,
  sent: now,
  completed: null,
  businessName: company,
  companyKey: toCompanyKey(company),
});

const toSendResultDto = (moduleId: number, rules: AllRules): SendResultDto => ({
  moduleId,
  status: toStatusDto(SENT_STATUS, rules),
  message: 'Pratica salvata ed inviata con successo',
});
