import { Injectable } from '@nestjs/common';
import { duplicateDossierForm, createEmptyDossierForm, getTodayInRome } from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import { DossierSaveService } from '../save/dossier-save.service.js';

/** Makes a new draft after one of the caller's own dossiers, whatever its status. */
@Injectable()
export class DossierDuplicateService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly dossierSaveService: DossierSaveService,
  ) {}

  /** @param key names the request: asked again, its answer lost, it is the draft of the first time */
  async duplicateDossier(caller: CurrentCaller, id: number, key: string | null): Promise<Dossier> {
    const { data } = await this.dossierRepository.findOwnedDossier(caller, id);
    return this.dossierSaveService.saveDossier(
      caller,
      duplicateDossierForm({ ...createEmptyDossierForm(), ...data }, getTodayInRome()),
      key,
    );
  }
}
