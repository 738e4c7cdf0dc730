import { Injectable } from '@nestjs/common';
import { isBackOffice, formatAlreadyAssigned } from '@pratiche/domain';
import { AccountsService } from '../../accounts/accounts.service.js';
import { badRequest, conflict } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { DossierStatusService } from '../status/dossier-status.service.js';
import { accountDisplayName } from '../../accounts/account-directory.service.js';
import type { BulkResultDto } from '../bulk-result/dto/bulk-result.dto.js';
import { BulkRunnerService } from '../bulk-result/bulk-runner.service.js';
import type { BulkRequest } from '../bulk-result/seen-revisions.util.js';
import type { OperatorDto } from './dto/operator.dto.js';
import type { AssignRequestDto } from './dto/bulk-request.dto.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DossierChargeService } from '../charge/dossier-charge.service.js';
import { DossierRepository } from '../dossier.repository.js';
import { createDossierAct } from '../revision/dossier-act.factory.js';
import { UndoableActService } from '../undo/undoable-act.service.js';

interface Assignment {
  /** `null` takes the dossier from everybody. */
  operatorId: number | null;
  name: string | null;
  /** A colleague's dossier stays theirs. */
  onlyFree: boolean;
}

/**
 * Runs one action on several dossiers: each in a separate transaction, so that a failure does not
 * block the others.
 */
@Injectable()
export class DossierBulkService {
  constructor(
    private readonly dossierStatusService: DossierStatusService,
    private readonly accountsService: AccountsService,
    private readonly bulkRunnerService: BulkRunnerService,
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly dossierChargeService: DossierChargeService,
    private readonly settingsService: SettingsService,
    private readonly undoableActService: UndoableActService,
  ) {}

  /** Whom dossiers can be assigned to. */
  async listOperators(): Promise<OperatorDto[]> {
    return (await this.accountsService.listBackOfficeAccounts()).map((account) => ({
      id: account.id,
      name: accountDisplayName(account),
    }));
  }

  acceptDossiers(
    caller: CurrentCaller,
    request: BulkRequest,
    isOpenConfirmed: boolean | undefined,
  ): Promise<BulkResultDto> {
    return this.bulkRunnerService.runForEachDossier(request, async (id, seen) => {
      const { revision } = await this.dossierStatusService.advanceStatus(
        caller,
        id,
        'ACCEPTED',
        seen,
        { isOpenConfirmed },
      );
      return revision;
    });
  }

  /** Asks for the same corrections in each; the credits are given back. */
  returnDossiers(
    caller: CurrentCaller,
    request: BulkRequest,
    reason: string,
  ): Promise<BulkResultDto> {
    return this.bulkRunnerService.runForEachDossier(request, async (id, seen) => {
      const { revision } = await this.dossierStatusService.returnToOwner(
        caller,
        id,
        { to: 'WAITING', reason, points: [], attachment: null },
        seen,
      );
      return revision;
    });
  }

  /** @throws 400 when the operator does not exist */
  async assignDossiers(
    caller: CurrentCaller,
    request: BulkRequest,
    { operatorId, onlyFree }: Pick<AssignRequestDto, 'operatorId' | 'onlyFree'>,
  ): Promise<BulkResultDto> {
    const name = operatorId === null ? null : await this.findOperatorName(operatorId);
    return this.bulkRunnerService.runForEachDossier(request, (id, seen) =>
      this.assignDossier(caller, id, { operatorId, name, onlyFree }, seen),
    );
  }

  private async findOperatorName(id: number): Promise<string> {
    const account = await this.accountsService.findAccount(id);
    if (
      account === null ||
      !isBackOffice(account.role) ||
      account.suspended !== null ||
      account.deleted !== null
    ) {
      throw badRequest('L’operatore scelto non esiste.', 'invalid-data', {
        errors: [{ field: 'operatorId', message: 'Scegli un operatore.' }],
      });
    }
    return accountDisplayName(account);
  }

  /** @throws 409 where the status has no operator, or another one has it */
  private async assignDossier(
    caller: CurrentCaller,
    id: number,
    { operatorId, name, onlyFree }: Assignment,
    seen: number | null,
  ): Promise<number> {
    return this.unitOfWork.run(async () => {
      await this.dossierRepository.assertRevision(id, seen);
      const dossier = await this.dossierRepository.findDossierOrFail(id);
      if (dossier.operatorId === operatorId) return dossier.revision;
      const refusal = this.settingsService.rules.validateAssignment(dossier.status);
      if (refusal !== null) throw conflict(refusal, 'assignment-forbidden');
      if (onlyFree && dossier.operatorId !== null)
        throw conflict(formatAlreadyAssigned(dossier.operatorName), 'already-assigned');
      const before = await this.undoableActService.readState(dossier);
      const at = new Date();
      const isAssigned = await this.dossierRepository.assignOperator(
        dossier,
        { operatorId, operatorName: name },
        createDossierAct('assignment', caller, { at }),
      );
      if (!isAssigned)
        throw conflict('La pratica è cambiata nel frattempo: ricarica la pagina e riprova.');
      await this.dossierChargeService.recordAssignment(caller, dossier, operatorId);
      await this.undoableActService.recordAct(caller, {
        act: 'assign',
        dossierId: id,
        before,
        at,
      });
      return this.dossierRepository.findRevision(id);
    });
  }
}
