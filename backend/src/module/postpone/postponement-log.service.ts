import { Injectable } from '@nestjs/common';
import type { Postponement } from '@pratiche/domain';
import { UNTIL_ANSWER } from '@pratiche/domain/working-day';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { DossierPostponementRepository } from '../history/dossier-postponement.repository.js';

export interface PostponementInput {
  /** `null`: until the fitter answers. */
  until: string | null;
  note: string | null;
}

/** Keeps postponements for the history of their dossiers. */
@Injectable()
export class PostponementLogService {
  constructor(
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly dossierPostponementRepository: DossierPostponementRepository,
  ) {}

  /** In the transaction of the act. @returns what the dossier itself keeps of it */
  async recordPostponement(
    caller: CurrentCaller,
    dossierId: number,
    { until, note }: PostponementInput,
    at: Date,
  ): Promise<Postponement> {
    const { name: who } = await this.accountDirectoryService.findDirectoryEntry(caller.id);
    await this.dossierPostponementRepository.insertPostponement({
      dossierId,
      accountId: caller.id,
      who,
      until: until ?? UNTIL_ANSWER,
      note,
      at,
    });
    return { accountId: caller.id, who, at: at.toISOString(), note };
  }

  /** In the transaction in which an operator takes the dossier up again. */
  async recordResumption(caller: CurrentCaller, dossierId: number): Promise<void> {
    const { name } = await this.accountDirectoryService.findDirectoryEntry(caller.id);
    await this.dossierPostponementRepository.endPostponements(dossierId, {
      ending: 'resumed',
      endedBy: name,
    });
  }
}
