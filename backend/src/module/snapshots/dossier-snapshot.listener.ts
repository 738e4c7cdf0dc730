import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { IN_TRANSACTION } from '../../platform/events/index.js';
import { DossierTransitionEvent } from '../dossier-transition.event.js';
import { DossierSnapshotRepository } from './dossier-snapshot.repository.js';

/** Keeps the data as it was handed in. */
@Injectable()
export class DossierSnapshotListener {
  constructor(private readonly dossierSnapshotRepository: DossierSnapshotRepository) {}

  @OnEvent(DossierTransitionEvent.eventName, IN_TRANSACTION)
  async insertSnapshotOfFrozenData({
    dossier,
    effects,
    at,
  }: DossierTransitionEvent): Promise<void> {
    if (effects.freezesData === true)
      await this.dossierSnapshotRepository.insertSnapshot(dossier, at);
  }
}
