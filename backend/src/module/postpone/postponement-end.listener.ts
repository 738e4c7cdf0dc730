import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { NOT_POSTPONED } from '@pratiche/domain';
import { IN_TRANSACTION } from '../../platform/events/index.js';
import { DossierTransitionEvent } from '../dossier-transition.event.js';
import { DossierPostponementRepository } from '../history/dossier-postponement.repository.js';

/** A change of status ends what a dossier waits for; the transition itself clears its columns. */
@Injectable()
export class PostponementEndListener {
  constructor(private readonly dossierPostponementRepository: DossierPostponementRepository) {}

  @OnEvent(DossierTransitionEvent.eventName, IN_TRANSACTION)
  async endPostponement({ dossier, actor }: DossierTransitionEvent): Promise<void> {
    if (dossier.postponedUntil !== NOT_POSTPONED)
      await this.dossierPostponementRepository.endPostponements(dossier.id, {
        ending: 'status',
        endedBy: actor.name,
      });
  }
}
