import { Injectable } from '@nestjs/common';
import {
  getReturnKind,
  getTodayInRome,
  listStepsToMend,
  type DossierForm,
  type ReturnProgress,
} from '@pratiche/domain';
import { getReturnProgress } from '@pratiche/domain/all-rules';
import { completeDossierForm } from '@pratiche/domain/dossier-rules';
import { readJson } from '../../platform/database/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DocumentSetService } from '../documents/document-set.service.js';
import type { RowReturn } from './dossier-list-item.mapper.js';
import type { PageRow } from './row-fact-columns.factory.js';

const NOT_RETURNED: RowReturn = { kind: null, progress: null };

/** Says of the rows of a fitter's page how they came back, also once saving made them drafts again. */
@Injectable()
export class RowReturnsService {
  constructor(
    private readonly documentSetService: DocumentSetService,
    private readonly settingsService: SettingsService,
  ) {}

  readRowReturn(row: PageRow): RowReturn {
    const data = readJson(row.returned_data ?? null);
    if (data === null) return NOT_RETURNED;
    return {
      kind: getReturnKind(row.status) ?? getReturnKind(row.last_return),
      progress: this.getProgress(row, completeDossierForm(data)),
    };
  }

  /** Judged by the same rules as in the wizard. */
  private getProgress(row: PageRow, form: DossierForm): ReturnProgress {
    const points = readJson(row.return_points ?? null) ?? [];
    // A document that was asked for by itself is judged by the moment of its files.
    if (points.length === 0 || (row.open_requests ?? 0) > 0) return 'open';
    const files = Map.groupBy(readJson(row.returned_files ?? null) ?? [], ([itemId]) => itemId);
    const documents = this.documentSetService
      .listRequestedDocuments(form)
      .map(({ itemId, code, isMandatory }) => ({
        id: itemId,
        code,
        isMandatory,
        fileIds: (files.get(itemId) ?? []).map(([, fileId]) => fileId),
      }));
    const steps = this.settingsService.rules.buildStepStates(form, 'fitter', {
      today: getTodayInRome(),
      documents: documents.map(({ code, isMandatory, fileIds }) => ({
        code,
        isMandatory,
        isUploaded: fileIds.length > 0,
      })),
      stepsToMend: listStepsToMend(
        points,
        form,
        documents.map(({ id, fileIds }) => ({ id, fileIds, isWantedAgain: false })),
      ),
    });
    return getReturnProgress(row.reject_reason ?? '', points, steps);
  }
}
