import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { buildDossierSearchKey, normalizeSearchText } from '@pratiche/domain';
import { IN_TRANSACTION } from '../../../platform/events/index.js';
import { DossierTransitionEvent } from '../../dossier-transition.event.js';
import { NameIndexRepository } from './name-index.repository.js';

/** Updates the index, so that the back office finds a dossier by its current names. */
@Injectable()
export class NameIndexListener {
  constructor(private readonly nameIndexRepository: NameIndexRepository) {}

  @OnEvent(DossierTransitionEvent.eventName, IN_TRANSACTION)
  async replaceTextsOfFrozenData({
    dossier: { id, clientKey, data, sent },
    effects,
    actor,
  }: DossierTransitionEvent): Promise<void> {
    if (effects.freezesData !== true) return;
    const texts = {
      names: [clientKey, normalizeSearchText(actor.name)],
      details: buildDossierSearchKey(data),
    };
    if (sent === null) await this.nameIndexRepository.insertTexts(id, texts);
    else await this.nameIndexRepository.replaceTexts(id, texts);
  }
}
