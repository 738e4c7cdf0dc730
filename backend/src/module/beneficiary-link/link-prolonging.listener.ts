import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { SENT_LINK_DAYS } from '@pratiche/domain';
import { IN_TRANSACTION } from '../../platform/events/index.js';
import { DossierStepUndoneEvent } from '../dossier-step-undone.event.js';
import { DossierTransitionEvent } from '../dossier-transition.event.js';
import { BeneficiaryLinkRepository } from './beneficiary-link.repository.js';

/** Lets the customer see by the same link what becomes of the dossier, until some time after its filing. */
@Injectable()
export class LinkProlongingListener {
  constructor(private readonly beneficiaryLinkRepository: BeneficiaryLinkRepository) {}

  @OnEvent(DossierTransitionEvent.eventName, IN_TRANSACTION)
  async prolongLinkOfDossier({ dossier, effects, at }: DossierTransitionEvent): Promise<void> {
    if (effects.prolongsLinkDays !== undefined)
      await this.beneficiaryLinkRepository.prolongByDossier(
        dossier.id,
        at,
        effects.prolongsLinkDays,
      );
  }

  /** The back office works on the dossier again. */
  @OnEvent(DossierStepUndoneEvent.eventName, IN_TRANSACTION)
  async prolongLinkAfterUndo({ dossier, effects, at }: DossierStepUndoneEvent): Promise<void> {
    if (effects.prolongsLinkDays !== undefined)
      await this.beneficiaryLinkRepository.prolongByDossier(dossier.id, at, SENT_LINK_DAYS);
  }
}
