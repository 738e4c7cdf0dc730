import { Injectable } from '@nestjs/common';
import { isOpenStatus, type PaperCode } from '@pratiche/domain';
import { listPapersOfSigner } from '@pratiche/domain/signatures';
import {
  listAnnouncedPapers,
  BeneficiaryInvitationService,
} from '../beneficiary-link/beneficiary-invitation.service.js';
import { DossierFileRepository, type StoredFile } from '../documents/dossier-file.repository.js';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { SignablePapersService } from './signable-papers.service.js';
import { PaperSignatureRepository } from './paper-signature.repository.js';

const BATCH_SIZE = 200;

/** Tells the customer once when a paper becomes ready to sign. */
@Injectable()
export class PaperAnnouncementService {
  constructor(
    private readonly beneficiaryInvitationService: BeneficiaryInvitationService,
    private readonly signablePapersService: SignablePapersService,
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly dossierRepository: DossierRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * In the transaction that changed the dossier.
   * @param again papers that lost their signature: the customer hears of them once more
   * @returns whether the customer is told by e-mail, now or once a paper is complete
   */
  async announceReadyPapers(dossier: Dossier, again: readonly PaperCode[] = []): Promise<boolean> {
    if (!isOpenStatus(dossier.status)) return false;
    const link = await this.beneficiaryInvitationService.findMailedLink(dossier.id);
    if (link === null) return false;
    const ready = await this.listReadyPapers(dossier);
    const ended = await this.listEndReasons(dossier.id);
    await this.beneficiaryInvitationService.announcePapers(link, dossier, { ready, again, ended });
    return true;
  }

  /**
   * Announces papers that became ready without a change of their dossier: the company's profile or a
   * setting completed them. Only dossiers with a link that was mailed are read; safe to run twice.
   * @param accountId all accounts with `null`
   */
  async announceOpenDossiers(accountId: number | null): Promise<void> {
    let after = 0;
    for (;;) {
      const ids = await this.beneficiaryInvitationService.listMailedDossierIds({
        accountId,
        after,
        limit: BATCH_SIZE,
      });
      for (const id of ids) await this.announceDossier(id);
      const last = ids.at(-1);
      if (last === undefined || ids.length < BATCH_SIZE) return;
      after = last;
    }
  }

  private async announceDossier(id: number): Promise<void> {
    const dossier = await this.dossierRepository.findDossierOrNull(id);
    // A paper that is not ready any more stays announced: a setting that is put back tells no one again.
    if (dossier === null || !(await this.hasNewPapers(dossier))) return;
    await this.unitOfWork.run(async () => {
      await this.announceReadyPapers(await this.dossierRepository.findDossierOrFail(id));
    });
  }

  /** Finds out if a paper waits for the customer of which no e-mail has told. */
  private async hasNewPapers(dossier: Dossier): Promise<boolean> {
    if (!isOpenStatus(dossier.status)) return false;
    const link = await this.beneficiaryInvitationService.findMailedLink(dossier.id);
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
    const itemId = this.signablePapersService.findItemId(code, dossier.data);
    if (itemId === null || !this.signablePapersService.isEnabled(code)) return false;
    const live = await this.paperSignatureRepository.findLive(dossier.id, code);
    if (live?.state === 'signed') return false;
    if (files.some((file) => file.purpose === 'document' && file.itemId === itemId)) return false;
    return (await this.signablePapersService.examinePaper(code, dossier)).obstacle === null;
  }
}
