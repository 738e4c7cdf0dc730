import { Injectable } from '@nestjs/common';
import { QUEUE_CLAIM_MS } from '@pratiche/domain';
import { UnitOfWork } from '../../platform/database/index.js';
import { DossierClaimRepository } from './dossier-claim.repository.js';

/** Gives a dossier of the queue to one operator. */
@Injectable()
export class DossierClaimService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierClaimRepository: DossierClaimRepository,
  ) {}

  /** @returns false when another operator has it */
  claimDossier(accountId: number, dossierId: number, now = new Date()): Promise<boolean> {
    const until = new Date(now.getTime() + QUEUE_CLAIM_MS);
    return this.unitOfWork.run(() =>
      this.dossierClaimRepository.claimDossier({ dossierId, accountId, until }, now),
    );
  }
}
