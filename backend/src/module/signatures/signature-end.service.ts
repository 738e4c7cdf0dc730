import { Injectable } from '@nestjs/common';
import { isOpenStatus } from '@pratiche/domain';
import { describeEndByChange } from '@pratiche/domain/signatures';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import type { Dossier } from '../dossier.repository.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../../platform/database/index.js';
import { PaperAnnouncementService } from './paper-announcement.service.js';
import { SignablePapersService } from './signable-papers.service.js';
import { PaperSignatureRepository, type PaperSignature } from './paper-signature.repository.js';
import { SignatureLogService, type NewStep } from './signature-log.service.js';
import { SignatureNotificationService } from './signature-notification.service.js';
import { signatureEndedProblem, signedPaperChangedProblem } from './signing-problems.factory.js';
import { SigningPartyService } from './signing-party.service.js';
import { SERVER_ORIGIN, type SigningParty } from './signing.types.js';

interface SignatureEnd {
  step: NewStep;
  reason: string;
}

/** Ends signatures: refused, taken back, or void because their paper changed. Their papers leave the documents of an open dossier. */
@Injectable()
export class SignatureEndService {
  constructor(
    private readonly signablePapersService: SignablePapersService,
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly signatureLogService: SignatureLogService,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly signatureNotificationService: SignatureNotificationService,
    private readonly paperAnnouncementService: PaperAnnouncementService,
    private readonly signingPartyService: SigningPartyService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async refuse(party: SigningParty, id: number, reason: string): Promise<PaperSignature> {
    return retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        await this.signingPartyService.lockDossier(party);
        const row = await this.signingPartyService.findOpenSignature(party, id);
        const refused = await this.signatureLogService.appendSteps(
          row,
          [{ type: 'refused', facts: { reason }, origin: party.origin }],
          { reason },
        );
        await this.signatureNotificationService.notifyRefused(refused, party);
        return refused;
      }),
    );
  }

  /** Takes a signed paper of an open dossier back. */
  async withdraw(
    party: SigningParty,
    row: PaperSignature,
    reason: string,
  ): Promise<PaperSignature> {
    return retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        await this.signingPartyService.lockDossier(party);
        const now = await this.paperSignatureRepository.findById(row.id);
        if (now === null || now.livePaper === null)
          throw signatureEndedProblem(now?.reason ?? null);
        return this.endSignature(now, party.dossier, {
          step: { type: 'withdrawn', facts: { reason }, origin: party.origin },
          reason,
        });
      }),
    );
  }

  /**
   * In the transaction that changed the dossier: papers that would print something else are void.
   * Of all of them together the fitter is told once, and the customer of all that are ready now.
   */
  async voidChangedPapers(dossier: Dossier): Promise<void> {
    if (!(await this.paperSignatureRepository.isTouchedByChanges(dossier.id))) return;
    const voided: PaperSignature[] = [];
    for (const row of await this.paperSignatureRepository.listLiveByDossier(dossier.id)) {
      const changes = await this.signablePapersService.listChanges(row, dossier);
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

  /** @throws 409 naming the first signed paper that would print something else now */
  async assertUnchanged(dossier: Dossier): Promise<void> {
    for (const row of await this.paperSignatureRepository.listLiveByDossier(dossier.id)) {
      if (row.state !== 'signed') continue;
      const changes = await this.signablePapersService.listChanges(row, dossier);
      if (changes.length > 0) throw signedPaperChangedProblem(row.code, changes);
    }
  }

  /** In the open transaction. */
  private async endSignature(
    row: PaperSignature,
    dossier: Dossier,
    end: SignatureEnd,
  ): Promise<PaperSignature> {
    const ended = await this.recordEnd(row, dossier, end);
    if (row.signed !== null) await this.tellOfEnd([ended], dossier);
    return ended;
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
