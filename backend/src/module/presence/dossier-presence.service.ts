import { Injectable } from '@nestjs/common';
import { PRESENCE_EXPIRY_MS, PRESENCE_MIN_WRITE_MS } from '@pratiche/domain';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { DossierRepository } from '../dossier.repository.js';
import { DossierClaimService } from '../claims/dossier-claim.service.js';
import { DossierStateService } from '../revision/dossier-state.service.js';
import type { PresenceDto } from './dto/presence.dto.js';
import { DossierPresenceRepository } from './dossier-presence.repository.js';

/** Says who else has a dossier open. */
@Injectable()
export class DossierPresenceService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierPresenceRepository: DossierPresenceRepository,
    private readonly dossierRepository: DossierRepository,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly dossierClaimService: DossierClaimService,
    private readonly dossierStateService: DossierStateService,
  ) {}

  /** A page is open: written at most every few seconds, and the queue leaves the dossier to it. */
  async recordPresence(caller: CurrentCaller, dossierId: number): Promise<PresenceDto> {
    const now = new Date();
    const seen = await this.dossierPresenceRepository.findSeen(dossierId, caller.id);
    const state = await this.dossierRepository.findStateOrFail(dossierId);
    if (seen === null || now.getTime() - seen.getTime() >= PRESENCE_MIN_WRITE_MS) {
      const { name: who } = await this.accountDirectoryService.findDirectoryEntry(caller.id);
      await this.unitOfWork.run(async () => {
        await this.dossierPresenceRepository.savePresence({
          dossierId,
          accountId: caller.id,
          who,
          seen: now,
        });
        await this.dossierClaimService.claimDossier(caller.id, dossierId, now);
      });
    }
    return {
      others: await this.listOthers(dossierId, caller.id),
      current: await this.dossierStateService.describeState(state, now),
    };
  }

  async endPresence(caller: CurrentCaller, dossierId: number): Promise<void> {
    await this.dossierPresenceRepository.deletePresence(dossierId, caller.id);
  }

  /** Names of the others in a dossier. */
  private async listOthers(dossierId: number, accountId: number): Promise<string[]> {
    const rows = await this.dossierPresenceRepository.listOthers(
      dossierId,
      accountId,
      new Date(Date.now() - PRESENCE_EXPIRY_MS),
    );
    return rows.map(({ who }) => who);
  }
}
