import { Injectable } from '@nestjs/common';
import { findFilingStep, isBackOffice, isOpenStatus } from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { DossierFilingRepository } from '../documents/dossier-filing.repository.js';
import { DossierFilingService } from '../documents/dossier-filing.service.js';
import { DossierPresenceService } from '../presence/dossier-presence.service.js';
import type { ListRow, RowFacts } from './dossier-list-item.mapper.js';
import { DossierListRepository } from './dossier-list.repository.js';

/** Reads what the rows of a page say beside their dossiers, a statement for all rows each. */
@Injectable()
export class RowFactsService {
  constructor(
    private readonly dossierListRepository: DossierListRepository,
    private readonly dossierFilingRepository: DossierFilingRepository,
    private readonly dossierFilingService: DossierFilingService,
    private readonly dossierPresenceService: DossierPresenceService,
  ) {}

  /** @returns the facts of a row */
  async readRowFacts(
    rows: readonly ListRow[],
    { id: callerId, role }: CurrentCaller,
  ): Promise<(row: ListRow) => RowFacts> {
    const isOffice = isBackOffice(role);
    const cpids = await this.dossierFilingRepository.groupByDossier(
      rows.filter(({ status }) => !isOpenStatus(status)).map(({ id }) => id),
    );
    const present = isOffice
      ? await this.dossierPresenceService.listOthers(
          rows.map(({ id }) => id),
          callerId,
        )
      : null;
    const refusals = isOffice
      ? await this.dossierFilingService.findFilingRefusals(
          await this.dossierListRepository.listFiledDossiers(
            rows.filter(({ status }) => findFilingStep(status) !== undefined).map(({ id }) => id),
          ),
          cpids,
        )
      : null;
    return ({ id }) => ({
      isOffice,
      cpids: cpids.get(id) ?? [],
      presentOperators: present?.get(id) ?? [],
      filingRefusal: refusals?.get(id) ?? null,
    });
  }
}
