import type { BulkResult, BulkRow, Operator } from '@pratiche/api';
import type { AssignInput } from '@pratiche/api/schemas';
import { Injectable, Logger } from '@nestjs/common';
import { isBackOffice, refuseAssignment } from '@pratiche/domain';
import { AccountsService } from '../../accounts/accounts.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { badRequest, conflict, Problem } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/security/index.js';
import { StatusService } from '../admin/status.service.js';
import { DossierStore } from '../dossier-store.js';
import { nameOf, People } from '../people.js';

const TRY_AGAIN = 'Operazione non riuscita: riprovare.';

/** One act on several dossiers: each in a transaction of its own, so that one that cannot does not hold up the others. */
@Injectable()
export class BulkService {
  private readonly logger = new Logger(BulkService.name);

  constructor(
    private readonly statuses: StatusService,
    private readonly store: DossierStore,
    private readonly accounts: AccountsService,
    private readonly people: People,
    private readonly audit: AuditLogService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Whom dossiers can be assigned to. */
  async operators(): Promise<Operator[]> {
    return (await this.accounts.listBackOfficeAccounts()).map((account) => ({
      id: account.id,
      name: nameOf(account),
    }));
  }

  accept(caller: CurrentCaller, ids: readonly number[]): Promise<BulkResult> {
    return this.each(ids, async (id) => void (await this.statuses.advance(caller, id, 'ACCEPTED')));
  }

  /** @throws 400 when there is no such operator */
  async assign(
    caller: CurrentCaller,
    { ids, operatorId, onlyFree }: AssignInput,
  ): Promise<BulkResult> {
    const name = operatorId === null ? null : await this.operatorName(operatorId);
    return this.each(ids, (id) => this.assignOne(caller, id, { operatorId, name, onlyFree }));
  }

  private async assignOne(
    caller: CurrentCaller,
    id: number,
    {
      operatorId,
      name,
      onlyFree,
    }: { operatorId: number | null; name: string | null; onlyFree: boolean },
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const dossier = await this.store.find(id);
      if (dossier.operatorId === operatorId) return;
      const refusal = refuseAssignment(dossier.status);
      if (refusal !== null) throw conflict(refusal, 'assignment-forbidden');
      if (onlyFree && dossier.operatorId !== null)
        throw conflict(
          `È già in carico a ${dossier.operatorName ?? 'un altro operatore'}.`,
          'already-assigned',
        );
      if (!(await this.store.assign(dossier, { operatorId, operatorName: name })))
        throw conflict('La pratica è cambiata nel frattempo: ricaricare la pagina e riprovare.');
      await this.audit.appendAuditEntry({
        by: caller,
        action: 'assignment',
        subject: { kind: 'dossier', id },
        details: { from: dossier.operatorId, to: operatorId },
      });
    });
  }

  private async operatorName(id: number): Promise<string> {
    const account = await this.accounts.findAccount(id);
    if (
      account === null ||
      !isBackOffice(account.role) ||
      account.suspended !== null ||
      account.deleted !== null
    ) {
      throw badRequest('L’operatore scelto non esiste.', 'invalid-data', {
        errors: [{ field: 'operatorId', message: 'Scegliere un operatore.' }],
      });
    }
    return (await this.people.get(id)).name;
  }

  private async each(
    ids: readonly number[],
    act: (id: number) => Promise<void>,
  ): Promise<BulkResult> {
    const rows: BulkRow[] = [];
    for (const id of new Set(ids)) {
      const message = await act(id).then(
        () => null,
        (error: unknown) => this.reason(error),
      );
      rows.push({ id, isDone: message === null, message });
    }
    return { rows };
  }

  private reason(error: unknown): string {
    if (error instanceof Problem && error.status < 500) return error.message;
    this.logger.error(error);
    return TRY_AGAIN;
  }
}
