import { Injectable } from '@nestjs/common';
import { duplicateDossierForm, getTodayInRome } from '@pratiche/domain';
import { createEmptyDossierForm } from '@pratiche/domain/dossier-rules';
import type { KeyedRequest } from '../../platform/idempotency/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import { DossierSaveService } from '../save/dossier-save.service.js';

/** Creates a new draft from one of the caller's dossiers, in any status. */
@Injectable()
export class DossierDuplicateService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly dossierSaveService: DossierSaveService,
  ) {}

  /**
   * @param key idempotency key: a request repeated after a lost response returns the draft of the
   * first one
   */
  async duplicateDossier(
    caller: CurrentCaller,
    id: number,
    key: KeyedRequest | null,
  ): Promise<Dossier> {
    const { data } = await this.dossierRepository.findOwnedDossier(caller, id);
    return this.dossierSaveService.saveDossier(
      caller,
      duplicateDossierForm({ ...createEmptyDossierForm(), ...data }, getTodayInRome()),
      key,
    );
  }
}
