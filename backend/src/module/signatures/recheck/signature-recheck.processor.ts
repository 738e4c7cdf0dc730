import { Processor, WorkerHost } from '@nestjs/bullmq';
import { retryOnOptimisticConflict, UnitOfWork } from '../../../platform/database/index.js';
import { WORKER_OPTIONS, type QueuedJob } from '../../../platform/jobs/index.js';
import { Scheduled } from '../../../platform/schedule/index.js';
import { SettingsService } from '../../../settings/settings.service.js';
import { DossierRepository, type Dossier } from '../../dossier.repository.js';
import { PaperAnnouncementService } from '../paper-announcement.service.js';
import { PaperSignatureRepository } from '../paper-signature.repository.js';
import { SignablePapersService } from '../signable-papers.service.js';
import { SignatureEndService } from '../signature-end.service.js';
import { RECHECK_JOB, type RecheckParams } from './signature-recheck.constants.js';

/**
 * Papers print more than their dossier: the company, the provider, the intermediary. When one of
 * these changes, signatures of open dossiers are void; a dossier that was sent keeps its papers. Runs
 * after such a change and every night; safe to run twice.
 */
@Processor(RECHECK_JOB, WORKER_OPTIONS)
@Scheduled({ dailyAt: 1 })
export class SignatureRecheckProcessor extends WorkerHost {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settingsService: SettingsService,
    private readonly dossierRepository: DossierRepository,
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly signablePapersService: SignablePapersService,
    private readonly signatureEndService: SignatureEndService,
    private readonly paperAnnouncementService: PaperAnnouncementService,
  ) {
    super();
  }

  async process({ data }: QueuedJob<RecheckParams>): Promise<void> {
    await this.recheckOpenDossiers(data.accountId ?? null);
    if (data.announces === true)
      await this.paperAnnouncementService.announceOpenDossiers(data.accountId ?? null);
  }

  private async recheckOpenDossiers(accountId: number | null): Promise<void> {
    // This process may not have reloaded the settings yet.
    await this.settingsService.reloadSettings();
    for (const id of await this.paperSignatureRepository.listOpenDossierIds(accountId))
      await this.recheckDossier(id);
  }

  private async recheckDossier(id: number): Promise<void> {
    const dossier = await this.dossierRepository.findDossierOrNull(id);
    // Only what changed is locked: a lock moves the dossier's hour of change.
    if (dossier === null || !(await this.hasChangedPapers(dossier))) return;
    await retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        if (!(await this.dossierRepository.lockOpenDossier(id))) return;
        await this.signatureEndService.voidChangedPapers(
          await this.dossierRepository.findDossierOrFail(id),
        );
      }),
    );
  }

  private async hasChangedPapers(dossier: Dossier): Promise<boolean> {
    for (const row of await this.paperSignatureRepository.listLiveByDossier(dossier.id))
      if ((await this.signablePapersService.listChanges(row, dossier)).length > 0) return true;
    return false;
  }
}
