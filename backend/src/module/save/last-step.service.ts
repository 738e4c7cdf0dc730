import { Injectable } from '@nestjs/common';
import { fromHundredths } from '@pratiche/domain';
import { DocumentChecklistService } from '../documents/document-checklist.service.js';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import { markRequestedItems } from '../messages/document-requests/document-request.mapper.js';
import { DocumentRequestRepository } from '../messages/document-requests/document-request.repository.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { CreditsService, type CreditQuote } from '../../credits/credits.service.js';
import { DossierSaveService } from './dossier-save.service.js';
import type { LastStepDto } from './dto/last-step.dto.js';
import type { DossierRequestDto } from '../dto/dossier-request.dto.js';

/**
 * Saves the draft on entering the documents step, and returns its missing items and the cost of
 * sending.
 */
@Injectable()
export class LastStepService {
  constructor(
    private readonly dossierSaveService: DossierSaveService,
    private readonly creditsService: CreditsService,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentChecklistService: DocumentChecklistService,
    private readonly documentRequestRepository: DocumentRequestRepository,
  ) {}

  async saveDraftWithQuote(caller: CurrentCaller, input: DossierRequestDto): Promise<LastStepDto> {
    const dossier = await this.dossierSaveService.saveIfChanged(caller, input);
    const quote = await this.creditsService.quoteDossierCost(caller.id, dossier.data);
    const [files, requests] = await Promise.all([
      this.dossierFileRepository.listByDossier(dossier.id),
      this.documentRequestRepository.listOpenRequests(dossier.id),
    ]);
    return {
      moduleId: dossier.id,
      version: dossier.version,
      ...toCostDto(quote),
      documentSet: {
        documentsDocumentsSetResponse: markRequestedItems(
          this.documentChecklistService.listChecklistItems(dossier.data, files),
          requests,
          files,
        ),
        noLongerAsked: this.documentChecklistService.listFormerDocuments(dossier.data, files),
      },
    };
  }
}

const toCostDto = (
  quote: CreditQuote,
): Omit<LastStepDto, 'moduleId' | 'version' | 'documentSet'> => ({
  hasEnoughCredits: quote.isSufficient,
  moduleCredits: {
    numEcobonus: quote.counts.numEcobonus,
    numBonusCasa: quote.counts.numBonusCasa,
    numCalcoloEnergetico: quote.counts.numCalcoloEnergetico,
  },
  totalCost: fromHundredths(quote.totalCostCents),
  costLines: quote.lines.map(({ kind, label, packageName, cost, costCents }) => ({
    kind,
    label,
    packageName,
    credits: fromHundredths(cost),
    euro: fromHundredths(costCents),
  })),
  creditsBefore: fromHundredths(quote.creditsBefore),
  creditsAfter: quote.creditsAfter === null ? null : fromHundredths(quote.creditsAfter),
});
