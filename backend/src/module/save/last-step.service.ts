import type { LastStep } from '@pratiche/api';
import type { DossierInputBody } from '@pratiche/api/schemas';
import { Injectable } from '@nestjs/common';
import { fromHundredths } from '@pratiche/domain';
import { DossierDocuments } from '../../documents/dossier-documents.js';
import { DossierFiles } from '../../documents/dossier-files.js';
import { withRequests } from '../../messages/documents-view.js';
import { DocumentRequests } from '../../messages/store/document-requests.js';
import type { CurrentCaller } from '../../platform/security/index.js';
import { CreditsService, type Quote } from '../../recharge-package/credits.service.js';
import { SaveService } from './save.service.js';

/** Saves the draft on entering the documents step, and says what it still asks for and what sending will cost. */
@Injectable()
export class LastStepService {
  constructor(
    private readonly saving: SaveService,
    private readonly credits: CreditsService,
    private readonly files: DossierFiles,
    private readonly documents: DossierDocuments,
    private readonly requests: DocumentRequests,
  ) {}

  async saveAndTell(caller: CurrentCaller, input: DossierInputBody): Promise<LastStep> {
    const dossier = await this.saving.saveChanges(caller, input);
    const quote = await this.credits.quote(caller.id, dossier.data);
    const [files, requests] = await Promise.all([
      this.files.of(dossier.id),
      this.requests.openOf(dossier.id),
    ]);
    return {
      moduleId: dossier.id,
      version: dossier.version,
      ...costOf(quote),
      documentSet: {
        documentsDocumentsSetResponse: withRequests(
          this.documents.items(dossier.data, files),
          requests,
          files,
        ),
        noLongerAsked: this.documents.noLongerAsked(dossier.data, files),
      },
    };
  }
}

const costOf = (quote: Quote): Omit<LastStep, 'moduleId' | 'version' | 'documentSet'> => ({
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
