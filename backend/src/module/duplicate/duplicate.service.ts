import { Injectable } from '@nestjs/common';
import { duplicateForm, emptyDossierForm, todayInRome } from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/security/index.js';
import { DossierStore, type Dossier } from '../dossier-store.js';
import { SaveService } from '../save/save.service.js';

/** Makes a new draft after one of the caller's own dossiers, whatever its status. */
@Injectable()
export class DuplicateService {
  constructor(
    private readonly store: DossierStore,
    private readonly saving: SaveService,
  ) {}

  /** @param key names the request: asked again, its answer lost, it is the draft of the first time */
  async duplicate(caller: CurrentCaller, id: number, key: string | null): Promise<Dossier> {
    const { data } = await this.store.own(caller, id);
    return this.saving.save(
      caller,
      duplicateForm({ ...emptyDossierForm(), ...data }, todayInRome()),
      key,
    );
  }
}
