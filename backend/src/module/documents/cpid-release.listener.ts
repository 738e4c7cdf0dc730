import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { IN_TRANSACTION } from '../../platform/events/index.js';
import { DossierTransitionEvent } from '../dossier-transition.event.js';
import { DossierFilingRepository } from './dossier-filing.repository.js';

/** A returned dossier keeps its CPIDs for reading, and another dossier may take them. */
@Injectable()
export class CpidReleaseListener {
  constructor(private readonly dossierFilingRepository: DossierFilingRepository) {}

  @OnEvent(DossierTransitionEvent.eventName, IN_TRANSACTION)
  async releaseCpids({ dossier, effects }: DossierTransitionEvent): Promise<void> {
    if (effects.releasesCpids === true) await this.dossierFilingRepository.releaseCpids(dossier.id);
  }
}
