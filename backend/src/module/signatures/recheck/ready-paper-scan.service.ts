import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.js';
import { SigningInvitationService } from '../../beneficiary-link/signing-invitation.service.js';
import { DossierRepository } from '../../dossier.repository.js';
import { PaperAnnouncementService } from '../paper-announcement.service.js';

const BATCH_SIZE = 200;

/**
 * Announces papers that became ready without a change of their dossier: the company's profile or a
 * setting completed them. Only dossiers with a link that was mailed are read.
 */
@Injectable()
export class ReadyPaperScanService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly signingInvitationService: SigningInvitationService,
    private readonly paperAnnouncementService: PaperAnnouncementService,
  ) {}

  /** Of one account, or of all with `null`; safe to run twice. */
  async announceOpenDossiers(accountId: number | null): Promise<void> {
    let after = 0;
    for (;;) {
      const ids = await this.signingInvitationService.listMailedDossierIds({
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
    if (dossier === null || !(await this.paperAnnouncementService.hasNewPapers(dossier))) return;
    await this.unitOfWork.run(async () => {
      await this.paperAnnouncementService.announceReadyPapers(
        await this.dossierRepository.findDossierOrFail(id),
      );
    });
  }
}
