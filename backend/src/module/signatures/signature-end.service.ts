import { Injectable } from '@nestjs/common';
import { isOpenStatus } from '@pratiche/domain';
import { describeEndByChange } from '@pratiche/domain/signatures';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import type { Dossier } from '../dossier.repository.js';
import { PaperAnnouncementService } from './paper-announcement.service.js';
import { PaperReadinessService } from './paper-readiness.service.js';
import { PaperSignatureRepository, type PaperSignature } from './paper-signature.repository.js';
import { SignatureLogService, type NewStep } from './signature-log.service.js';
import { SignatureNotificationService } from './signature-notification.service.js';
import { SERVER_ORIGIN, type SigningParty } from './signing.types.js';

interface SignatureEnd {
  step: NewStep;
  reason: string;
}

/** Ends signatures that hold no longer, and takes their papers out of the dossier's documents. */
@Injectable()
export class SignatureEndService {
  constructor(
    private readonly paperReadinessService: PaperReadinessService,
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly signatureLogService: SignatureLogService,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly signatureNotificationService: SignatureNotificationService,
    private readonly paperAnnouncementService: PaperAnnouncementService,
  ) {}

  /**
   * In the transaction that changed the dossier: papers that would print something else are void.
   * Of all of them together the fitter is told once, and the customer of all that are ready now.
   */
  async voidChangedPapers(dossier: Dossier): Promise<void> {
    if (!(await this.paperSignatureRepository.isTouchedByChanges(dossier.id))) return;
    const voided: PaperSignature[] = [];
    for (const row of await this.paperSignatureRepository.listLiveByDossier(dossier.id)) {
      const changes = await this.paperReadinessService.listChanges(row, dossier);
      if (changes.length === 0) continue;
      const reason = describeEndByChange(changes);
      const ended = await this.recordEnd(row, dossier, {
        step: { type: 'voided', facts: { reason, changes }, origin: SERVER_ORIGIN },
        reason,
      });
      if (row.signed !== null) voided.push(ended);
    }
    await this.tellOfEnd(voided, dossier);
  }

  /** The document of a signature was deleted from an open dossier. */
  async voidDeletedDocument(signatureId: number): Promise<void> {
    const row = await this.paperSignatureRepository.findById(signatureId);
    if (row?.state !== 'signed') return;
    const reason = 'il documento firmato è stato tolto dalla pratica';
    await this.signatureLogService.appendSteps(
      row,
      [{ type: 'voided', facts: { reason }, origin: SERVER_ORIGIN }],
      { reason, fileId: null },
    );
  }

  /** In the open transaction. */
  async endSignature(
    row: PaperSignature,
    dossier: Dossier,
    end: SignatureEnd,
  ): Promise<PaperSignature> {
    const ended = await this.recordEnd(row, dossier, end);
    if (row.signed !== null) await this.tellOfEnd([ended], dossier);
    return ended;
  }

  async notifyRefused(row: PaperSignature, party: SigningParty): Promise<void> {
    await this.signatureNotificationService.notifyRefused(row, party);
  }

  /** The fitter is told to ask the customer only where no e-mail does. */
  private async tellOfEnd(rows: readonly PaperSignature[], dossier: Dossier): Promise<void> {
    const isCustomerMailed = await this.paperAnnouncementService.announceReadyPapers(
      dossier,
      rows.map(({ code }) => code),
    );
    await this.signatureNotificationService.notifyVoided(rows, { dossier, isCustomerMailed });
  }

  /** The document of a sent dossier stays, marked as void. */
  private async recordEnd(
    row: PaperSignature,
    dossier: Dossier,
    { step, reason }: SignatureEnd,
  ): Promise<PaperSignature> {
    const removesFile = row.fileId !== null && isOpenStatus(dossier.status);
    if (removesFile) await this.dossierFileRepository.deleteByIds([row.fileId ?? 0]);
    return this.signatureLogService.appendSteps(row, [step], {
      reason,
      ...(removesFile ? { fileId: null } : {}),
    });
  }
}
