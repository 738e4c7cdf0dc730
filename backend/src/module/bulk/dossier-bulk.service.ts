import { Injectable } from '@nestjs/common';
import { isBackOffice } from '@pratiche/domain';
import { AccountsService } from '../../accounts/accounts.service.js';
import { badRequest } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { DossierStatusService } from '../status/dossier-status.service.js';
import { accountDisplayName } from '../../accounts/account-directory.service.js';
import type { BulkResultDto } from '../bulk-result/dto/bulk-result.dto.js';
import { BulkRunnerService } from '../bulk-result/bulk-runner.service.js';
import type { BulkRequest } from '../bulk-result/seen-revisions.util.js';
import { DossierAssignmentService } from './dossier-assignment.service.js';
import type { OperatorDto } from './dto/operator.dto.js';
import type { AssignRequestDto } from './dto/bulk-request.dto.js';

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
    private readonly dossierAssignmentService: DossierAssignmentService,
  ) {}

  /** Whom dossiers can be assigned to. */
  async listOperators(): Promise<OperatorDto[]> {
    return (await this.accountsService.listBackOfficeAccounts()).map((account) => ({
      id: account.id,
      name: accountDisplayName(account),
    }));
  }

  acceptDossiers(caller: CurrentCaller, request: BulkRequest): Promise<BulkResultDto> {
    return this.bulkRunnerService.runForEachDossier(request, async (id, seen) => {
      const { revision } = await this.dossierStatusService.advanceStatus(
        caller,
        id,
        'ACCEPTED',
        seen,
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
      this.dossierAssignmentService.assignDossier(caller, id, { operatorId, name, onlyFree }, seen),
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
}
