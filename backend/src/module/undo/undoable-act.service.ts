import { Injectable } from '@nestjs/common';
import type { UndoableAct } from '@pratiche/domain';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { DossierChargeService } from '../charge/dossier-charge.service.js';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import type { ActState } from '../entities/operator-act.entity.js';
import { OperatorActRepository } from '../history/operator-act.repository.js';

/** Remembers acts as they are done, so that they can be taken back. */
@Injectable()
export class UndoableActService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly dossierChargeService: DossierChargeService,
    private readonly operatorActRepository: OperatorActRepository,
    private readonly accountDirectoryService: AccountDirectoryService,
  ) {}

  /** The dossier as it was read, before an act. */
  async readState(dossier: Dossier): Promise<ActState> {
    const charge = await this.dossierChargeService.findCharge(dossier.id);
    return {
      version: dossier.version,
      status: dossier.status,
      updated: dossier.updated.toISOString(),
      operatorId: dossier.operatorId,
      operatorName: dossier.operatorName,
      postponedUntil: dossier.postponedUntil,
      postponement: dossier.postponement,
      charge: charge && { acted: charge.acted.toISOString(), accountId: charge.accountId },
    };
  }

  /** In the transaction of the act, once it is done. */
  async recordAct(caller: CurrentCaller, { act, dossierId, before, at }: ActRecord): Promise<void> {
    const dossier = await this.dossierRepository.findDossierOrFail(dossierId);
    const { name } = await this.accountDirectoryService.findDirectoryEntry(caller.id);
    await this.operatorActRepository.insertAct({
      dossierId,
      accountId: caller.id,
      who: name,
      act,
      at,
      stateBefore: before,
      stateAfter: await this.readState(dossier),
    });
  }
}

export interface ActRecord {
  act: UndoableAct;
  dossierId: number;
  before: ActState;
  at: Date;
}
