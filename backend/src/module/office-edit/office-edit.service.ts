import { Injectable } from '@nestjs/common';
import {
  buildDossierSearchKey,
  getTodayInRome,
  type DossierForm,
  checkDraft,
  normalizeDossier,
  canOfficeEdit,
  isOfficeEditReasonRequired,
  listEditedFields,
  OFFICE_EDIT_REASON_MESSAGE,
  OFFICE_EDIT_STATUS_MESSAGE,
  validateOfficeEdit,
} from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import {
  OptimisticConflictError,
  retryOnOptimisticConflict,
  UnitOfWork,
} from '../../platform/database/index.js';
import { badRequest, conflict } from '../../platform/http/index.js';
import { MunicipalitiesService } from '../../municipalities/municipalities.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { toFormColumns } from '../dossier-columns.util.js';
import { toDossierDto } from '../dossier.mapper.js';
import { DossierRepository } from '../dossier.repository.js';
import { DoubtCountsService } from '../doubts/doubt-counts.service.js';
import type { DossierDto } from '../dto/dossier.dto.js';
import type { Dossier } from '../entities/dossier.entity.js';
import { NameIndexRepository } from '../list/name-index/name-index.repository.js';
import { createDossierAct } from '../revision/dossier-act.factory.js';
import { versionConflictProblem } from '../save/dossier-save.service.js';
import type { OfficeEditRequestDto } from './dto/office-edit-request.dto.js';
import { OfficeEditLogService } from './office-edit-log.service.js';

type DossierField = keyof DossierForm;

/** Edits received dossiers: counts the version up, leaves the status, and keeps a record of each edit. */
@Injectable()
export class OfficeEditService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly nameIndexRepository: NameIndexRepository,
    private readonly officeEditLogService: OfficeEditLogService,
    private readonly municipalitiesService: MunicipalitiesService,
    private readonly settingsService: SettingsService,
    private readonly doubtCountsService: DoubtCountsService,
  ) {}

  /** @throws 409 where the dossier, its status or a field is not the back office's to edit */
  async editDossier(
    caller: CurrentCaller,
    id: number,
    { version, reason = null, ...fields }: OfficeEditRequestDto,
  ): Promise<DossierDto> {
    const saved = await retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        const row = await this.dossierRepository.findDossierOrFail(id);
        if (!canOfficeEdit(row.status)) throw conflict(OFFICE_EDIT_STATUS_MESSAGE, 'not-received');
        if (version !== row.version) throw versionConflictProblem(row, this.settingsService.rules);
        const form = normaliseForm({ ...row.data, ...fields });
        // Both in the same format: what older versions stored in another one is no change.
        const changed = listEditedFields(normaliseForm(row.data), form);
        if (changed.length === 0) return row;
        this.assertEditAllowed(row, { form, changed, reason });
        return this.saveEdit(caller, row, { form, changed, reason });
      }),
    );
    return toDossierDto(saved, this.settingsService.rules);
  }

  private assertEditAllowed(row: Dossier, { form, changed, reason }: Edit): void {
    const refusal = validateOfficeEdit(row.data, form, changed);
    if (refusal !== null) throw conflict(refusal, 'corrections-needed');
    if (isOfficeEditReasonRequired(row.status) && reason === null)
      throw conflict(OFFICE_EDIT_REASON_MESSAGE, 'reason-required', {
        errors: [{ field: 'reason', message: OFFICE_EDIT_REASON_MESSAGE }],
      });
    const errors = [
      ...checkDraft(form),
      ...this.settingsService.rules.checkOfficeEdit({
        status: row.status,
        after: form,
        changed,
        today: getTodayInRome(),
      }),
    ];
    if (errors.length > 0)
      throw badRequest(errors[0]?.message ?? '', 'dossier-refused', { errors });
  }

  private async saveEdit(
    caller: CurrentCaller,
    row: Dossier,
    { form, changed, reason }: Edit,
  ): Promise<Dossier> {
    const change = {
      ...toFormColumns(
        form,
        this.settingsService.rules,
        this.municipalitiesService.findNamedMunicipalities,
      ),
      version: row.version + 1,
      updated: new Date(),
    };
    const isSaved = await this.dossierRepository.updateIfUnchanged(
      row,
      change,
      createDossierAct('dossier-edit', caller),
    );
    if (!isSaved)
      throw new OptimisticConflictError(`Dossier ${row.id} was changed by another request`);
    const saved = { ...row, ...change };
    if (saved.clientKey !== row.clientKey || saved.searchKey !== buildDossierSearchKey(row.data))
      await this.nameIndexRepository.replaceTexts(row.id, {
        names: [saved.clientKey, saved.companyKey ?? ''],
        details: saved.searchKey ?? '',
      });
    await this.doubtCountsService.saveKeys(saved);
    await this.doubtCountsService.requestCount([saved.id]);
    await this.officeEditLogService.recordEdit(caller, saved, { fields: changed, reason });
    return { ...saved, revision: await this.dossierRepository.findRevision(row.id) };
  }
}

interface Edit {
  form: DossierForm;
  changed: readonly DossierField[];
  reason: string | null;
}

/** Rows of a body are instances of DTOs; a stored form is plain, and the two are compared. */
const normaliseForm = (form: DossierForm): DossierForm => normalizeDossier(structuredClone(form));
