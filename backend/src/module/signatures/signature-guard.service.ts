import { Injectable } from '@nestjs/common';
import { DossierRepository } from '../dossier.repository.js';
import { conflict } from '../../platform/http/index.js';
import { PaperReadinessService } from './paper-readiness.service.js';
import type { PaperSignature } from './paper-signature.repository.js';
import { frozenProblem } from './signing-problems.factory.js';
import type { SigningParty } from './signing.types.js';

/** What must hold of the dossier at the moment of signing. */
@Injectable()
export class SignatureGuardService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly paperReadinessService: PaperReadinessService,
  ) {}

  /** Locks the open dossier against sending and saving until the transaction ends. @throws 409 */
  async lockDossier({ dossier }: SigningParty): Promise<void> {
    if (!(await this.dossierRepository.lockOpenDossier(dossier.id))) throw frozenProblem();
  }

  /** What the paper would print differently now, read under the lock. @throws 409 */
  async listChanges(row: PaperSignature, { dossier }: SigningParty): Promise<string[]> {
    if (!this.paperReadinessService.isEnabled(row.code))
      throw conflict('Questo documento ora lo firmi su carta.', 'signing-not-enabled');
    const now = await this.dossierRepository.findDossierOrFail(dossier.id);
    return this.paperReadinessService.listChanges(row, now);
  }
}
