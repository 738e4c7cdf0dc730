import { Injectable } from '@nestjs/common';
import { DossierRepository, type Dossier } from '../../dossier.repository.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../../../platform/database/index.js';
import { SettingsService } from '../../../settings/settings.service.js';
import { PaperReadinessService } from '../paper-readiness.service.js';
import { PaperSignatureRepository } from '../paper-signature.repository.js';
import { SignatureEndService } from '../signature-end.service.js';
import { signedPaperChangedProblem } from '../signing-problems.factory.js';

/**
 * Papers print more than their dossier: the company, the provider, the intermediary. When one of
 * these changes, signatures of open dossiers are void; a dossier that was sent keeps its papers.
 */
@Injectable()
export class SignatureRecheckService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settingsService: SettingsService,
    private readonly dossierRepository: DossierRepository,
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly paperReadinessService: PaperReadinessService,
    private readonly signatureEndService: SignatureEndService,
  ) {}

  async recheckOpenDossiers(accountId: number | null): Promise<void> {
    // This process may not have reloaded the settings yet.
    await this.settingsService.reloadSettings();
    for (const id of await this.paperSignatureRepository.listOpenDossierIds(accountId))
      await this.recheckDossier(id);
  }

  /** @throws 409 naming the first signed paper that would print something else now */
  async assertUnchanged(dossier: Dossier): Promise<void> {
    for (const row of await this.paperSignatureRepository.listLiveByDossier(dossier.id)) {
      if (row.state !== 'signed') continue;
      const changes = await this.paperReadinessService.listChanges(row, dossier);
      if (changes.length > 0) throw signedPaperChangedProblem(row.code, changes);
    }
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
      if ((await this.paperReadinessService.listChanges(row, dossier)).length > 0) return true;
    return false;
  }
}
