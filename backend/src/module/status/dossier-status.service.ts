import type { DossierStatus } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import {
  findTransition,
  validateNoOpenRequests,
  type StatusCode,
  type Transition,
  type Rules,
} from '@pratiche/domain';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import type { ReceivedFile } from '../../upload/files/file-intake.service.js';
import { DocumentRequestRepository } from '../messages/document-requests/document-request.repository.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { conflict } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { CreditsService } from '../../recharge-package/credits.service.js';
import { toListColumns } from '../dossier-columns.util.js';
import { DossierRepository, type DossierChange } from '../dossier.repository.js';
import { toStatusDto } from '../dossier.mapper.js';
import type { Dossier } from '../entities/dossier.entity.js';
import { DossierHistoryService } from '../history/dossier-history.service.js';
import { OwnerNotificationService } from '../owner-notification.service.js';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { SettingsService } from '../../settings/settings.service.js';

export interface DossierReturn {
  to: 'REJECTED' | 'WAITING';
  reason: string;
  attachment: ReceivedFile | null;
}

/** The back office's steps along the status machine. What each one brings is said by the table of the domain. */
@Injectable()
export class DossierStatusService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly creditsService: CreditsService,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly dossierHistoryService: DossierHistoryService,
    private readonly ownerNotificationService: OwnerNotificationService,
    private readonly auditLogService: AuditLogService,
    private readonly documentRequestRepository: DocumentRequestRepository,
    private readonly settingsService: SettingsService,
  ) {}

  async advanceStatus(caller: CurrentCaller, id: number, to: string): Promise<DossierStatus> {
    return this.unitOfWork.run(async () => {
      const dossier = await this.dossierRepository.findDossierOrFail(id);
      const transition = findAllowedTransition(dossier, to, this.settingsService.rules);
      const { reasonRequired, requiresDocument, recordsOperator, notifiesOwner } =
        transition.effects;
      if (reasonRequired === true)
        throw conflict(
          'Per questo stato occorre indicare un motivo: usare «Rifiuta» o «Richiedi correzioni».',
          'reason-required',
        );
      if (
        requiresDocument !== undefined &&
        !(await this.dossierFileRepository.existsWithPurpose(id, requiresDocument))
      ) {
        throw conflict(
          this.settingsService.rules.formatMissingDocumentMessage(requiresDocument, transition.to),
          'document-missing',
        );
      }
      const { name } = await this.accountDirectoryService.findDirectoryEntry(caller.id);
      await this.updateStatusOrFail(dossier, transition.to, {
        ...(recordsOperator === true ? { operatorId: caller.id, operatorName: name } : {}),
        ...(transition.to === 'SELLED' ? { completed: new Date() } : {}),
      });
      // Counted with the row held: a request made meanwhile has to wait, and then finds another status.
      const waiting = validateNoOpenRequests(
        transition.to,
        await this.documentRequestRepository.countOpenRequests(id),
      );
      if (waiting !== null) throw conflict(waiting, 'request-open');
      await this.dossierHistoryService.appendHistoryEntry({
        dossierId: id,
        fromCode: dossier.status,
        toCode: transition.to,
        actorId: caller.id,
        who: name,
      });
      await this.auditStatusChange(caller, dossier, transition.to);
      if (notifiesOwner === true)
        await this.ownerNotificationService.notifyDossierCompleted(
          dossier,
          (await this.accountDirectoryService.findDirectoryEntry(dossier.accountId)).email,
        );
      else await this.ownerNotificationService.notifyStatusAdvanced(dossier, transition.to);
      return toStatusDto(transition.to, this.settingsService.rules);
    });
  }

  /** Back to the owner with a reason; the credits are given back in the same transaction. */
  async returnToOwner(
    caller: CurrentCaller,
    id: number,
    { to, reason, attachment }: DossierReturn,
  ): Promise<DossierStatus> {
    return this.unitOfWork.run(async () => {
      const dossier = await this.dossierRepository.findDossierOrFail(id);
      const { effects } = findAllowedTransition(dossier, to, this.settingsService.rules);
      await this.updateStatusOrFail(dossier, to, { rejectReason: reason });
      const attachmentId =
        attachment === null ? null : await this.saveAttachment(caller, id, attachment);
      if (effects.refund === true) await this.creditsService.refundDossier(id, caller.id);
      const { name } = await this.accountDirectoryService.findDirectoryEntry(caller.id);
      await this.dossierHistoryService.appendHistoryEntry({
        dossierId: id,
        fromCode: dossier.status,
        toCode: to,
        actorId: caller.id,
        who: name,
        reason,
        attachmentId,
      });
      await this.auditStatusChange(caller, dossier, to);
      const { email } = await this.accountDirectoryService.findDirectoryEntry(dossier.accountId);
      await this.ownerNotificationService.notifyDossierReturned(dossier, email, {
        to,
        reason,
        hasAttachment: attachment !== null,
      });
      return toStatusDto(to, this.settingsService.rules);
    });
  }

  private async auditStatusChange(
    caller: CurrentCaller,
    { id, status }: Dossier,
    to: StatusCode,
  ): Promise<void> {
    await this.auditLogService.appendAuditEntry({
      by: caller,
      action: 'status-change',
      subject: { kind: 'dossier', id },
      details: { from: status, to },
    });
  }

  private async updateStatusOrFail(
    dossier: Dossier,
    to: StatusCode,
    change: DossierChange,
  ): Promise<void> {
    if (
      await this.dossierRepository.updateIfStatusUnchanged(dossier, {
        ...toListColumns(to),
        ...change,
        updated: new Date(),
      })
    )
      return;
    throw conflict(
      'Lo stato della pratica è cambiato nel frattempo: ricaricare la pagina.',
      'transition-forbidden',
    );
  }

  private async saveAttachment(
    caller: CurrentCaller,
    dossierId: number,
    file: ReceivedFile,
  ): Promise<number> {
    const kept = await this.dossierFileRepository.insertWithFreeName({
      ...file,
      dossierId,
      purpose: 'rejection',
      itemId: null,
      uploadedBy: caller.id,
    });
    return kept.id;
  }
}

function findAllowedTransition(
  dossier: Dossier,
  to: string,
  { validateTransition }: Rules,
): Transition {
  const refusal = validateTransition(dossier.status, to, 'admin');
  const transition =
    refusal === null ? findTransition(dossier.status, to as StatusCode, 'admin') : undefined;
  if (transition === undefined) throw conflict(refusal ?? '', 'transition-forbidden');
  return transition;
}
