import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { ASSIGNABLE_STATUS_CODES, isBackOffice } from '@pratiche/domain';
import { IN_TRANSACTION } from '../../platform/events/index.js';
import { DossierTransitionEvent } from '../dossier-transition.event.js';
import { DossierChargeService } from './dossier-charge.service.js';

/** A change of status is an act: its operator takes charge, and what comes back from the fitter starts anew. */
@Injectable()
export class DossierChargeListener {
  constructor(private readonly dossierChargeService: DossierChargeService) {}

  @OnEvent(DossierTransitionEvent.eventName, IN_TRANSACTION)
  async followTransition({ dossier, transition, actor }: DossierTransitionEvent): Promise<void> {
    if (!ASSIGNABLE_STATUS_CODES.includes(transition.to))
      await this.dossierChargeService.endCharge(dossier.id);
    else if (actor.caller !== null && isBackOffice(actor.caller.role))
      await this.dossierChargeService.takeCharge(actor.caller, dossier.id, { isActWritten: true });
    else await this.dossierChargeService.resumeCharge({ ...dossier, status: transition.to });
  }
}
