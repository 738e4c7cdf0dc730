import { Injectable } from '@nestjs/common';
import {
  ENEA_FILING_CODES,
  isBackOffice,
  isOpenStatus,
  type FilingCpid,
  fromHundredths,
  getReturnKind,
  getTodayInRome,
  listStepsToMend,
  type DossierForm,
  type ReturnProgress,
  completeDossierForm,
  getReturnProgress,
} from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { readJson } from '../../platform/database/index.js';
import { DossierFilingService } from '../documents/dossier-filing.service.js';
import type { RowFacts, RowReturn } from './dossier-list-item.mapper.js';
import type { PageRow } from './row-fact-columns.factory.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DocumentSetService } from '../documents/document-set.service.js';

const NOT_RETURNED: RowReturn = { kind: null, progress: null };

/** Says of the rows of a page what is not a column of their dossiers. */
@Injectable()
export class RowFactsService {
  constructor(
    private readonly dossierFilingService: DossierFilingService,
    private readonly documentSetService: DocumentSetService,
    private readonly settingsService: SettingsService,
  ) {}

  readRowFacts(row: PageRow, { role }: CurrentCaller): RowFacts {
    const isOffice = isBackOffice(role);
    const cpids = isOpenStatus(row.status) ? [] : readCpids(row);
    return {
      isOffice,
      cpids,
      presentOperators: (readJson(row.present_operators ?? null) ?? []).toSorted((a, b) =>
        a.localeCompare(b, 'it'),
      ),
      sendings: readJson(row.sendings) ?? [],
      returned: this.readRowReturn(row),
      filingRefusal: isOffice ? this.findFilingRefusal(row, cpids) : null,
    };
  }

  private findFilingRefusal(row: PageRow, cpids: readonly FilingCpid[]): string | null {
    const data = readJson(row.filed_data ?? null);
    if (data === null) return null;
    return this.dossierFilingService.findFilingRefusal(
      {
        id: row.id,
        status: row.status,
        data: completeDossierForm(data),
        numEcobonus: row.num_ecobonus ?? null,
      },
      { files: readJson(row.filing_files ?? null) ?? [], cpids, savings: readSavings(row) },
    );
  }

  private readRowReturn(row: PageRow): RowReturn {
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

const readSavings = ({ energy_savings }: PageRow) =>
  (readJson(energy_savings ?? null) ?? []).map(({ filing, kwhHundredths, origin }) => ({
    filing,
    kwh: fromHundredths(kwhHundredths),
    origin,
  }));

/** In the order of the declarations. */
const readCpids = ({ cpids }: PageRow): FilingCpid[] =>
  (readJson(cpids) ?? []).sort(
    (a, b) => ENEA_FILING_CODES.indexOf(a.filing) - ENEA_FILING_CODES.indexOf(b.filing),
  );
