import { Processor, WorkerHost } from '@nestjs/bullmq';
import { PRESENCE_EXPIRY_MS } from '@pratiche/domain';
import { WORKER_OPTIONS } from '../../platform/jobs/index.js';
import { Scheduled } from '../../platform/schedule/index.js';
import { DossierClaimRepository } from '../claims/dossier-claim.repository.js';
import { DossierPresenceRepository } from './dossier-presence.repository.js';

/** Pages that were closed without a word, and claims that ended; safe to run twice. */
@Processor('clean-presences', WORKER_OPTIONS)
@Scheduled({ dailyAt: 3 })
export class CleanPresencesProcessor extends WorkerHost {
  constructor(
    private readonly dossierPresenceRepository: DossierPresenceRepository,
    private readonly dossierClaimRepository: DossierClaimRepository,
  ) {
    super();
  }

  async process(): Promise<void> {
    const now = Date.now();
    await this.dossierPresenceRepository.deleteSeenBefore(new Date(now - PRESENCE_EXPIRY_MS));
    await this.dossierClaimRepository.deleteEnded(new Date(now));
  }
}
