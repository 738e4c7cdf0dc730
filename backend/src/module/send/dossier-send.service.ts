import { InjectTransaction } from '@nestjs-cls/transactional';
import type { SendResult } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import {
  findTransition,
  isOpenStatus,
  isDeadlineError,
  sumDebitCredits,
  normalizeSearchText,
  getTodayInRome,
  PAST_DEADLINE_MESSAGE,
  type Rules,
} from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { BeneficiaryLinkRepository } from '../beneficiary-link/beneficiary-link.repository.js';
import { DocumentChecklistService } from '../documents/document-checklist.service.js';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import { DocumentRequestSettlementService } from '../messages/document-requests/document-request-settlement.service.js';
import {
  retryOnOptimisticConflict,
  OptimisticConflictError,
  UnitOfWork,
} from '../../platform/database/index.js';
import { conflict, forbidden } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { CreditsService, type CreditQuote } from '../../recharge-package/credits.service.js';
import { toCompanyKey, toListColumns } from '../dossier-columns.util.js';
import { DossierRepository } from '../dossier.repository.js';
import { toStatusDto } from '../dossier.mapper.js';
import type { Dossier } from '../entities/dossier.entity.js';
import { DossierSending } from '../entities/dossier-sending.entity.js';
import { DossierHistoryService } from '../history/dossier-history.service.js';
import { NameIndexRepository } from '../list/name-index/name-index.repository.js';
import { OwnerNotificationService } from '../owner-notification.service.js';
import {
  AccountDirectoryService,
  type AccountDirectoryEntry,
} from '../../accounts/account-directory.service.js';
import { DossierSnapshotRepository } from '../snapshots/dossier-snapshot.repository.js';
import { versionConflictProblem } from '../save/dossier-save.service.js';
import { SettingsService } from '../../settings/settings.service.js';

/** Sends a dossier: status, debit, history, notification and e-mail in one transaction, or nothing at all. */
@Injectable()
export class DossierSendService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly creditsService: CreditsService,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentChecklistService: DocumentChecklistService,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly dossierHistoryService: DossierHistoryService,
    private readonly ownerNotificationService: OwnerNotificationService,
    private readonly auditLogService: AuditLogService,
    private readonly beneficiaryLinkRepository: BeneficiaryLinkRepository,
    private readonly dossierSnapshotRepository: DossierSnapshotRepository,
    private readonly documentRequestSettlementService: DocumentRequestSettlementService,
    private readonly nameIndexRepository: NameIndexRepository,
    @InjectTransaction() private readonly manager: EntityManager,
    private readonly settingsService: SettingsService,
  ) {}

  /**
   * @param key the same key again answers what the first request was answered
   * @param seen version the sender has read; when another one is stored nothing is sent. `null` sends what is stored
   */
  async sendDossier(
    caller: CurrentCaller,
    id: number,
    key: string | null,
    seen: number | null,
  ): Promise<SendResult> {
    return retryOnOptimisticConflict(() =>
      this.unitOfWork.run(() => this.sendOnce(caller, id, key, seen)),
    );
  }

  private async sendOnce(
    caller: CurrentCaller,
    id: number,
    key: string | null,
    seen: number | null,
  ): Promise<SendResult> {
    const dossier = await this.dossierRepository.findOwnedDossier(caller, id);
    if (
      key !== null &&
      (await this.manager.existsBy(DossierSending, { dossierId: id, idempotencyKey: key }))
    )
      return toSendResultDto(id, this.settingsService.rules);
    if (!isOpenStatus(dossier.status))
      throw conflict(
        this.settingsService.rules.validateTransition(dossier.status, 'SENT', 'owner') ?? '',
        'transition-forbidden',
      );
    if (seen !== null && seen !== dossier.version)
      throw versionConflictProblem(dossier, this.settingsService.rules);
    // From here on no document comes or goes.
    if (!(await this.dossierRepository.lockOpenDossier(id)))
      throw new OptimisticConflictError(`Dossier ${id} was sent meanwhile`);
    await this.assertComplete(dossier);

    const quote = await this.creditsService.quoteDossierCost(caller.id, dossier.data);
    const owner = await this.accountDirectoryService.findDirectoryEntry(caller.id);
    if (owner.isShutOut)
      throw forbidden(
        'L’account è sospeso: non è possibile inviare pratiche.',
        'account-suspended',
      );
    if (!owner.isContractVerified)
      throw forbidden(
        'Il contratto è da verificare: fino ad allora non è possibile inviare pratiche.',
        'contract-not-verified',
      );
    const now = new Date();
    if (
      !(await this.dossierRepository.updateIfOpen(
        dossier,
        toSentColumns(dossier, quote, owner, now),
      ))
    ) {
      throw new OptimisticConflictError(`Dossier ${id} was saved or sent meanwhile`);
    }
    await this.nameIndexRepository.replaceNames(id, [
      dossier.clientKey,
      normalizeSearchText(owner.name),
    ]);
    await this.creditsService.debitDossier({
      accountId: caller.id,
      actorId: caller.id,
      dossierId: id,
      serviceType: dossier.serviceType,
      quote,
    });
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(DossierSending)
      .values({
        dossierId: id,
        idempotencyKey: key,
        at: now,
        ...quote.counts,
        credits: sumDebitCredits(quote.lines),
        totalCost: quote.totalCostCents,
      })
      .updateEntity(false)
      .execute();
    await this.dossierSnapshotRepository.insertSnapshot(dossier, now);
    await this.documentRequestSettlementService.settleRequestsOnSending(id, caller.id);
    await this.dossierHistoryService.appendHistoryEntry({
      dossierId: id,
      fromCode: dossier.status,
      toCode: 'SENT',
      actorId: caller.id,
      who: owner.name,
    });
    await this.auditLogService.appendAuditEntry({
      by: caller,
      action: 'status-change',
      subject: { kind: 'dossier', id },
      details: { from: dossier.status, to: 'SENT' },
    });
    await this.beneficiaryLinkRepository.revokeByDossier(id);
    await this.ownerNotificationService.notifyDossierSent(dossier, owner.email);
    return toSendResultDto(id, this.settingsService.rules);
  }

  /** @throws 409 after the 84 days, or naming every field that is missing or wrong */
  private async assertComplete(dossier: Dossier): Promise<void> {
    const states = this.documentChecklistService.listDocumentStates(
      dossier.data,
      await this.dossierFileRepository.listByDossier(dossier.id),
    );
    const errors = this.settingsService.rules.checkForSending(
      dossier.data,
      states,
      getTodayInRome(),
    );
    if (errors.some(isDeadlineError))
      throw conflict(PAST_DEADLINE_MESSAGE, 'works-ended-too-long-ago');
    if (errors.length > 0) {
      throw conflict(
        'La pratica non è completa: controllare i campi indicati prima di inviarla.',
        'dossier-incomplete',
        {
          errors: errors.map(({ field, message }) => ({ field, message })),
        },
      );
    }
  }
}

function toSentColumns(
  dossier: Dossier,
  { counts, totalCostCents }: CreditQuote,
  owner: AccountDirectoryEntry,
  now: Date,
) {
  const clearsReason =
    findTransition(dossier.status, 'SENT', 'owner')?.effects.clearsReason === true;
  return {
    // A save that started before the sending must not pass for one that has seen it, when the dossier returns.
    version: dossier.version + 1,
    ...toListColumns('SENT'),
    ...counts,
    totalCost: totalCostCents,
    sent: now,
    updated: now,
    completed: null,
    operatorId: null,
    operatorName: null,
    businessName: owner.name,
    companyKey: toCompanyKey(owner.name),
    rejectReason: clearsReason ? null : dossier.rejectReason,
  };
}

const toSendResultDto = (moduleId: number, rules: Rules): SendResult => ({
  moduleId,
  status: toStatusDto('SENT', rules),
  message: 'Pratica salvata ed inviata con successo',
});
