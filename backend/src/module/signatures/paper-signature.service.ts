import { Injectable } from '@nestjs/common';
import { retryOnOptimisticConflict, UnitOfWork } from '../../platform/database/index.js';
import { badRequest } from '../../platform/http/index.js';
import { listShownPages } from './paper-signature.mapper.js';
import { PaperSignatureRepository, type PaperSignature } from './paper-signature.repository.js';
import { SignatureAccessService } from './signature-access.service.js';
import { SignatureEndService } from './signature-end.service.js';
import { SignatureGuardService } from './signature-guard.service.js';
import { SignatureLogService, type NewStep } from './signature-log.service.js';
import { signatureEndedProblem } from './signing-problems.factory.js';
import type { SigningParty } from './signing.types.js';

/** What happens to a signature beside signing: the paper is read, refused or taken back. */
@Injectable()
export class PaperSignatureService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly signatureAccessService: SignatureAccessService,
    private readonly signatureGuardService: SignatureGuardService,
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly signatureLogService: SignatureLogService,
    private readonly signatureEndService: SignatureEndService,
  ) {}

  /** Notes that the signer has opened the file; the first time only. */
  async noteOpened(party: SigningParty, id: number): Promise<PaperSignature> {
    const row = await this.signatureAccessService.findOwnSignature(party, id);
    return row.state === 'requested'
      ? this.changeOpenSignature(party, id, { type: 'opened', origin: party.origin })
      : row;
  }

  /** Notes that a page was on the screen; each page once. */
  async notePageShown(party: SigningParty, id: number, page: number): Promise<void> {
    const { pages } = await this.signatureAccessService.findOpenSignature(party, id);
    if (page > pages)
      throw badRequest('Il documento non ha questa pagina.', 'invalid-data', {
        errors: [{ field: 'page', message: `Da 1 a ${pages}.` }],
      });
    await retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        const row = await this.signatureAccessService.findOpenSignature(party, id);
        const shown = listShownPages(await this.paperSignatureRepository.listEvents(id));
        if (shown.includes(page)) return;
        await this.signatureLogService.appendSteps(row, [
          { type: 'page-shown', facts: { page, pages }, origin: party.origin },
        ]);
      }),
    );
  }

  async refuse(party: SigningParty, id: number, reason: string): Promise<PaperSignature> {
    return retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        await this.signatureGuardService.lockDossier(party);
        const row = await this.signatureAccessService.findOpenSignature(party, id);
        const refused = await this.signatureLogService.appendSteps(
          row,
          [{ type: 'refused', facts: { reason }, origin: party.origin }],
          { reason },
        );
        await this.signatureEndService.notifyRefused(refused, party);
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
        await this.signatureGuardService.lockDossier(party);
        const now = await this.paperSignatureRepository.findById(row.id);
        if (now === null || now.livePaper === null)
          throw signatureEndedProblem(now?.reason ?? null);
        return this.signatureEndService.endSignature(now, party.dossier, {
          step: { type: 'withdrawn', facts: { reason }, origin: party.origin },
          reason,
        });
      }),
    );
  }

  private async changeOpenSignature(
    party: SigningParty,
    id: number,
    step: NewStep,
  ): Promise<PaperSignature> {
    return retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () =>
        this.signatureLogService.appendSteps(
          await this.signatureAccessService.findOpenSignature(party, id),
          [step],
        ),
      ),
    );
  }
}
