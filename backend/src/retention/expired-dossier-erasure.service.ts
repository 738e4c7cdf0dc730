import { Injectable } from '@nestjs/common';
import { AccountFilesService } from '../accounts/account-files/account-files.service.js';
import { DossierErasureService } from '../module/erasure/dossier-erasure.service.js';

/** Erases dossiers whose time is up, with the bytes of their files. */
@Injectable()
export class ExpiredDossierErasureService {
  constructor(
    private readonly dossierErasureService: DossierErasureService,
    private readonly accountFilesService: AccountFilesService,
  ) {}

  /** In the caller's transaction. */
  async eraseDossiers(ids: readonly number[], now: Date): Promise<void> {
    const storageKeys: string[] = [];
    for (const id of ids)
      storageKeys.push(...(await this.dossierErasureService.eraseDossier(id, now)));
    await this.accountFilesService.scheduleBytesDeletion(storageKeys);
  }
}
