import { Injectable } from '@nestjs/common';
import {
  recordReturnPoints,
  validateReturnPoints,
  type RecordedReturnPoint,
  type ReturnPoint,
  composeReturnReason,
} from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import type { ReceivedFile } from '../../platform/files/upload-intake.service.js';
import { badRequest } from '../../platform/http/index.js';
import { DocumentChecklistService } from '../documents/document-checklist.service.js';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import type { Dossier } from '../entities/dossier.entity.js';

/** What an operator gives when a dossier goes back. */
export interface ReturnInput {
  reason: string;
  points: readonly ReturnPoint[];
  attachment: ReceivedFile | null;
}

/** The same as it is stored. */
export interface PreparedReturn {
  reason: string;
  returnPoints: RecordedReturnPoint[];
  saveAttachment?: () => Promise<number>;
}

/** The reason of a return: the operator's words, and the fields and documents they point at. */
@Injectable()
export class DossierReturnService {
  constructor(
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentChecklistService: DocumentChecklistService,
  ) {}

  /** @throws 400 */
  async prepareReturn(
    caller: CurrentCaller,
    { id, data }: Dossier,
    { reason, points, attachment }: ReturnInput,
  ): Promise<PreparedReturn> {
    const files = points.length === 0 ? [] : await this.dossierFileRepository.listByDossier(id);
    const items = this.documentChecklistService.listChecklistItems(data, files);
    const findDocument = (itemId: number) => items.find((item) => item.id === itemId)?.document;
    const refusal = validateReturnPoints(
      points,
      items.map((item) => item.id),
    );
    if (refusal !== null)
      throw badRequest(refusal, 'invalid-data', {
        errors: [{ field: 'points', message: refusal }],
      });
    return {
      reason: composeReturnReason(reason, points, (itemId) => findDocument(itemId)?.name ?? ''),
      returnPoints: recordReturnPoints(points, data, (itemId) =>
        (findDocument(itemId)?.files ?? []).map((file) => file.id),
      ),
      ...(attachment === null
        ? {}
        : { saveAttachment: () => this.saveAttachment(caller, id, attachment) }),
    };
  }

  private async saveAttachment(
    caller: CurrentCaller,
    dossierId: number,
    file: ReceivedFile,
  ): Promise<number> {
    const kept = await this.dossierFileRepository.insertWithFreeName({
      ...file,
      dossierId,
      purpose: 'rejection',
      itemId: null,
      uploadedBy: caller.id,
    });
    return kept.id;
  }
}
