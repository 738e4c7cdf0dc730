import { Injectable } from '@nestjs/common';
import { isOpenStatus, type PaperCode } from '@pratiche/domain';
import { listPapersOfSigner } from '@pratiche/domain/signatures';
import {
  listAnnouncedPapers,
  SigningInvitationService,
} from '../beneficiary-link/signing-invitation.service.js';
import { DossierFileRepository, type StoredFile } from '../documents/dossier-file.repository.js';
import type { Dossier } from '../dossier.repository.js';
import { PaperReadinessService } from './paper-readiness.service.js';
import { PaperSignatureRepository } from './paper-signature.repository.js';

/** Tells the customer once when a paper becomes ready to sign. */
@Injectable()
export class PaperAnnouncementService {
  constructor(
    private readonly signingInvitationService: SigningInvitationService,
    private readonly paperReadinessService: PaperReadinessService,
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly dossierFileRepository: DossierFileRepository,
  ) {}

  /**
   * In the transaction that changed the dossier.
   * @param again papers that lost their signature: the customer hears of them once more
   * @returns whether the customer is told by e-mail, now or once a paper is complete
   */
  async announceReadyPapers(dossier: Dossier, again: readonly PaperCode[] = []): Promise<boolean> {
    if (!isOpenStatus(dossier.status)) return false;
    const link = await this.signingInvitationService.findMailedLink(dossier.id);
    if (link === null) return false;
    const ready = await this.listReadyPapers(dossier);
    const ended = await this.listEndReasons(dossier.id);
    await this.signingInvitationService.announcePapers(link, dossier, { ready, again, ended });
    return true;
  }

  /** Whether a paper waits for the customer of which no e-mail has told. */
  async hasNewPapers(dossier: Dossier): Promise<boolean> {
    if (!isOpenStatus(dossier.status)) return false;
    const link = await this.signingInvitationService.findMailedLink(dossier.id);
    if (link === null) return false;
    const announced = listAnnouncedPapers(link);
    return (await this.listReadyPapers(dossier)).some((code) => !announced.includes(code));
  }

  /** Why the last signature that was given on a paper no longer counts. */
  private async listEndReasons(dossierId: number): Promise<Map<PaperCode, string>> {
    const rows = await this.paperSignatureRepository.listByDossier(dossierId);
    return new Map(
      rows
        .filter(({ state, signed }) => state === 'voided' && signed !== null)
        .map(({ code, reason }) => [code, reason ?? '']),
    );
  }

  private async listReadyPapers(dossier: Dossier): Promise<PaperCode[]> {
    const files = await this.dossierFileRepository.listByDossier(dossier.id);
    const ready: PaperCode[] = [];
    for (const code of listPapersOfSigner('beneficiary'))
      if (await this.isToSign(code, dossier, files)) ready.push(code);
    return ready;
  }

  /** Requested, allowed, complete, and neither signed online nor handed in on paper. */
  private async isToSign(
    code: PaperCode,
    dossier: Dossier,
    files: readonly StoredFile[],
  ): Promise<boolean> {
    const itemId = this.paperReadinessService.findItemId(code, dossier.data);
    if (itemId === null || !this.paperReadinessService.isEnabled(code)) return false;
    const live = await this.paperSignatureRepository.findLive(dossier.id, code);
    if (live?.state === 'signed') return false;
    if (files.some((file) => file.purpose === 'document' && file.itemId === itemId)) return false;
    return (await this.paperReadinessService.examinePaper(code, dossier)).obstacle === null;
  }
}
