import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { STATUSES } from '@pratiche/domain';
import { IN_TRANSACTION } from '../../platform/events/index.js';
import { DossierTransitionEvent } from '../dossier-transition.event.js';
import { DoubtCountsService } from './doubt-counts.service.js';

/** Compares a dossier when it is handed in, and those it was compared with when it goes back. */
@Injectable()
export class DoubtCountsListener {
  constructor(private readonly doubtCountsService: DoubtCountsService) {}

  @OnEvent(DossierTransitionEvent.eventName, IN_TRANSACTION)
  async compareDossier({ dossier, transition, effects }: DossierTransitionEvent): Promise<void> {
    if (effects.freezesData === true) await this.doubtCountsService.saveKeys(dossier);
    const [before, after] = [STATUSES[dossier.status], STATUSES[transition.to]];
    const comesOrGoes = (before.officeList === null) !== (after.officeList === null);
    if (effects.freezesData === true || comesOrGoes)
      await this.doubtCountsService.requestCount([dossier.id]);
  }
}
