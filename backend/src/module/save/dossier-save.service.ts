import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  DRAFT_STATUS,
  findTransition,
  isOpenStatus,
  REQUIRED_MESSAGE,
  type Actor,
  type DossierForm,
  checkDraft,
  createEmptyDossierForm,
  emptyFormerAnswers,
  normalizeDossier,
  type AllRules,
} from '@pratiche/domain';
import { retryOnOptimisticConflict, UnitOfWork } from '../../platform/database/index.js';
import { badRequest, conflict, type Problem } from '../../platform/http/index.js';
import type { KeyedRequest } from '../../platform/idempotency/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { toFormColumns, toListColumns, type FormColumns } from '../dossier-columns.util.js';
import { MunicipalitiesService } from '../../municipalities/municipalities.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DossierRepository, type DossierChange } from '../dossier.repository.js';
import { toDossierDto } from '../dossier.mapper.js';
import type { Dossier } from '../entities/dossier.entity.js';
import { DraftQuotaService } from '../draft-quota/draft-quota.service.js';
import { createDossierAct } from '../revision/dossier-act.factory.js';
import type { TransitionActor } from '../dossier-transition.event.js';
import { StatusTransitionService } from '../status/status-transition.service.js';
import { DossierCreationRepository } from './dossier-creation.repository.js';
import type { DossierRequestDto } from '../dto/dossier-request.dto.js';

const FROZEN_MESSAGE = 'La pratica è stata inviata e non può più essere modificata.';

/** Creates and saves drafts. Every save makes the dossier a draft and counts its version up. */
@Injectable()
export class DossierSaveService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly statusTransitionService: StatusTransitionService,
    private readonly draftQuotaService: DraftQuotaService,
    private readonly dossierCreationRepository: DossierCreationRepository,
    private readonly municipalitiesService: MunicipalitiesService,
    private readonly settingsService: SettingsService,
  ) {}

  /**
   * @param key idempotency key: a creation repeated after a lost response returns the dossier of
   * the first request
   */
  async saveDossier(
    caller: CurrentCaller,
    input: DossierRequestDto,
    key: KeyedRequest | null = null,
  ): Promise<Dossier> {
    const { id, version: _version, ...fields } = input;
    if (id === undefined || id === null || id === 0)
      return key === null
        ? this.createWithinQuota(caller, fields)
        : this.createIdempotently(caller, fields, key);
    if (key !== null)
      await this.unitOfWork.run(() =>
        this.dossierCreationRepository.claimCreationKey(caller.id, key),
      );
    const { row, form } = await this.loadOpenDossier(caller, id, input);
    return this.updateDraft(caller, row, form);
  }

  /**
   * Saves only fields that differ from the stored ones, so that viewing a returned dossier leaves
   * it returned.
   */
  async saveIfChanged(caller: CurrentCaller, input: DossierRequestDto): Promise<Dossier> {
    if (input.id === undefined || input.id === null || input.id === 0)
      return this.saveDossier(caller, input);
    const { row, form } = await this.loadOpenDossier(caller, input.id, input);
    return isDeepStrictEqual(form, emptyFormerAnswers(row.data))
      ? row
      : this.updateDraft(caller, row, form);
  }

  /**
   * Saves fields in an open transaction for a user without an account. Unchanged fields leave the
   * dossier as it is.
   * @returns `null` when the dossier was saved or sent since it was read
   */
  async saveAsBeneficiary(who: string, row: Dossier, form: DossierForm): Promise<Dossier | null> {
    const normal = normaliseAndCheckForm(form);
    if (isDeepStrictEqual(normal, emptyFormerAnswers(row.data))) return row;
    const change = this.toDraftChange(row, normal);
    const isSaved =
      row.status === DRAFT_STATUS
        ? await this.dossierRepository.updateIfOpen(
            row,
            change,
            createDossierAct('dossier-change', null),
          )
        : await this.revertToDraft(row, change, 'beneficiary', { caller: null, name: who });
    return isSaved ? { ...row, ...change } : null;
  }

  /**
   * Creates a dossier inside a transaction that has already checked the quota.
   * @throws a duplicate key error when the key was already used
   */
  async createInTransaction(
    caller: CurrentCaller,
    fields: Partial<DossierForm>,
    idempotencyKey: string,
  ): Promise<Dossier> {
    const created = await this.insertDraft(caller, fields);
    await this.dossierCreationRepository.insertCreation({
      accountId: caller.id,
      idempotencyKey,
      dossierId: created.id,
    });
    return created;
  }

  /** Numbers of the dossiers whose keys begin so, in the order they were created. */
  async listCreatedIdsByKeyPrefix(caller: CurrentCaller, prefix: string): Promise<number[]> {
    return this.dossierCreationRepository.listDossierIdsByKeyPrefix(caller.id, prefix);
  }

  /** Loads the stored dossier and computes its changed version. */
  private async loadOpenDossier(
    caller: CurrentCaller,
    id: number,
    { id: _id, version, ...fields }: DossierRequestDto,
  ): Promise<{ row: Dossier; form: DossierForm }> {
    const row = await this.dossierRepository.findOwnedDossier(caller, id);
    if (!isOpenStatus(row.status)) throw conflict(FROZEN_MESSAGE, 'dossier-frozen');
    if (version === undefined || version === null) {
      throw badRequest(
        'Manca la versione della pratica: ricarica la pagina e riprova.',
        'invalid-data',
        { errors: [{ field: 'version', message: REQUIRED_MESSAGE }] },
      );
    }
    if (version !== row.version) throw versionConflictProblem(row, this.settingsService.rules);
    return { row, form: normaliseAndCheckForm({ ...row.data, ...fields }) };
  }

  private async createWithinQuota(
    caller: CurrentCaller,
    fields: Partial<DossierForm>,
  ): Promise<Dossier> {
    await this.draftQuotaService.assertDraftsWithinQuota(caller.id, 1);
    return this.insertDraft(caller, fields);
  }

  /** Inserts with one statement, without a read before it. */
  private async insertDraft(caller: CurrentCaller, fields: Partial<DossierForm>): Promise<Dossier> {
    const now = new Date();
    return this.dossierRepository.insertDossier({
      accountId: caller.id,
      version: 1,
      ...toListColumns(DRAFT_STATUS),
      ...this.deriveColumns(normaliseAndCheckForm({ ...createEmptyDossierForm(), ...fields })),
      businessName: null,
      companyKey: null,
      rejectReason: null,
      returnPoints: null,
      created: now,
      updated: now,
      sent: null,
      completed: null,
      operatorId: null,
      operatorName: null,
      numEcobonus: null,
      numBonusCasa: null,
      numCalcoloEnergetico: null,
      totalCost: null,
      matrixVersion: null,
      deleted: null,
      erased: null,
    });
  }

  private async createIdempotently(
    caller: CurrentCaller,
    fields: Partial<DossierForm>,
    request: KeyedRequest,
  ): Promise<Dossier> {
    return retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        const before = await this.dossierCreationRepository.claimCreationKey(caller.id, request);
        const first =
          before === null ? null : await this.dossierRepository.findDossierOrNull(before.dossierId);
        if (first !== null) return first;
        const created = await this.createWithinQuota(caller, fields);
        // The dossier of the first request was deleted: without a new one, the copy on the device
        // could never be saved again.
        if (before !== null)
          await this.dossierCreationRepository.replaceCreatedDossier(before.id, created.id);
        else
          await this.dossierCreationRepository.insertCreation({
            accountId: caller.id,
            idempotencyKey: request.key,
            dossierId: created.id,
          });
        return created;
      }),
    );
  }

  private toDraftChange(row: Dossier, form: DossierForm): DossierChange {
    return {
      ...this.deriveColumns(form),
      ...toListColumns(DRAFT_STATUS),
      version: row.version + 1,
      updated: new Date(),
    };
  }

  private deriveColumns(form: DossierForm): FormColumns {
    return toFormColumns(
      form,
      this.settingsService.rules,
      this.municipalitiesService.findNamedMunicipalities,
    );
  }

  private async updateDraft(
    caller: CurrentCaller,
    row: Dossier,
    form: DossierForm,
  ): Promise<Dossier> {
    const change = this.toDraftChange(row, form);
    // A signature that the save voids may get an event of its own at the same moment.
    const saved = await retryOnOptimisticConflict(() =>
      row.status === DRAFT_STATUS
        ? this.unitOfWork.run(() =>
            this.dossierRepository.updateIfOpen(
              row,
              change,
              createDossierAct('dossier-change', caller),
            ),
          )
        : this.revertAsOwner(caller, row, change),
    );
    if (!saved) await this.throwConflict(caller, row.id);
    return { ...row, ...change, revision: await this.dossierRepository.findRevision(row.id) };
  }

  private async revertAsOwner(
    caller: CurrentCaller,
    row: Dossier,
    change: DossierChange,
  ): Promise<boolean> {
    return this.unitOfWork.run(async () =>
      this.revertToDraft(
        row,
        change,
        'owner',
        await this.statusTransitionService.findActor(caller),
      ),
    );
  }

  /** In the open transaction: saving a returned dossier makes it a draft again. */
  private async revertToDraft(
    dossier: Dossier,
    columns: DossierChange,
    who: Actor,
    actor: TransitionActor,
  ): Promise<boolean> {
    const transition = findTransition(dossier.status, DRAFT_STATUS, who);
    if (transition === undefined) return false;
    return this.statusTransitionService.applyTransition({ dossier, transition, actor, columns });
  }

  /** A concurrent change committed first: its kind decides the response. */
  private async throwConflict(caller: CurrentCaller, id: number): Promise<never> {
    const now = await this.dossierRepository.findOwnedDossier(caller, id);
    throw isOpenStatus(now.status)
      ? versionConflictProblem(now, this.settingsService.rules)
      : conflict(FROZEN_MESSAGE, 'dossier-frozen');
  }
}

/** The form as it is stored. @throws 400 for what no screen offers */
function normaliseAndCheckForm(form: DossierForm): DossierForm {
  // Rows of a body are instances of DTOs; a stored form is plain, and the two are compared.
  const normal = emptyFormerAnswers(normalizeDossier(structuredClone(form)));
  const errors = checkDraft(normal);
  if (errors.length > 0) throw badRequest(errors[0]?.message ?? '', 'dossier-refused', { errors });
  return normal;
}

/** Another user saved meanwhile: the response contains the stored dossier for comparison. */
export const versionConflictProblem = (stored: Dossier, rules: AllRules): Problem =>
  conflict(
    'La pratica è stata modificata nel frattempo: confronta le due versioni prima di salvare.',
    'version-conflict',
    { stored: toDossierDto(stored, rules) },
  );
