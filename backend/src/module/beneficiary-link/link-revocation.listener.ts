import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { IN_TRANSACTION } from '../../platform/events/index.js';
import { DossierTransitionEvent } from '../dossier-transition.event.js';
import { BeneficiaryLinkRepository } from './beneficiary-link.repository.js';

/** Ends the links of a dossier whose data is handed in. */
@Injectable()
export class LinkRevocationListener {
  constructor(private readonly beneficiaryLinkRepository: BeneficiaryLinkRepository) {}

  @OnEvent(DossierTransitionEvent.eventName, IN_TRANSACTION)
  async revokeLinksOfDossier({ dossier, effects }: DossierTransitionEvent): Promise<void> {
    if (effects.revokesLinks === true)
      await this.beneficiaryLinkRepository.revokeByDossier(dossier.id);
  }
}
