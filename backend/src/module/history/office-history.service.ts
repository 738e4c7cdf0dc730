import { Injectable } from '@nestjs/common';
import { isUndoableStep } from '@pratiche/domain';
import { getSkipReasonLabel } from '@pratiche/domain/working-day';
import type { Dossier } from '../entities/dossier.entity.js';
import type { OperatorAct } from '../entities/operator-act.entity.js';
import { DossierPostponementRepository } from './dossier-postponement.repository.js';
import { DossierSkipRepository } from './dossier-skip.repository.js';
import type { StatusChangeDto } from './dto/status-change.dto.js';
import { toPostponementDtos } from './postponement-history.util.js';

/** The part of a dossier's history that the back office alone reads. */
@Injectable()
export class OfficeHistoryService {
  constructor(
    private readonly dossierSkipRepository: DossierSkipRepository,
    private readonly dossierPostponementRepository: DossierPostponementRepository,
  ) {}

  /** Steps that were taken back, skips and postponements. */
  async listOfficeEntries(
    dossier: Dossier,
    undone: readonly OperatorAct[],
    ownerName: string,
  ): Promise<StatusChangeDto[]> {
    return [
      ...undone.filter(({ act }) => isUndoableStep(act)).map(toUndoDto),
      ...(await this.listSkipDtos(dossier)),
      ...toPostponementDtos({
        dossier,
        postponements: await this.dossierPostponementRepository.listPostponements(dossier.id),
        undone,
        ownerName,
      }),
    ];
  }

  private async listSkipDtos({ id, status }: Dossier): Promise<StatusChangeDto[]> {
    const skips = await this.dossierSkipRepository.listSkips(id);
    return skips.map((skip) => ({
      id: skip.id,
      at: skip.at.toISOString(),
      from: status,
      to: status,
      who: skip.who,
      reason: [getSkipReasonLabel(skip.reason), skip.note].filter(Boolean).join(': '),
      attachmentId: null,
      editedFields: [],
      event: 'skip',
    }));
  }
}

const toUndoDto = (act: OperatorAct): StatusChangeDto => ({
  id: act.id,
  at: (act.undone ?? act.at).toISOString(),
  from: act.stateAfter.status,
  to: act.stateBefore.status,
  who: act.who,
  reason: null,
  attachmentId: null,
  editedFields: [],
  event: 'undo',
});
