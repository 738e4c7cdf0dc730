import { Injectable } from '@nestjs/common';
import { isBackOffice } from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { badRequest, conflict } from '../../platform/http/index.js';
import { toAccountDto } from '../account.mapper.js';
import { AccountsService } from '../accounts.service.js';
import type { AccountDto } from '../dto/account.dto.js';
import { OperatorLockRepository } from './operator-lock.repository.js';

/** Who of the back office looks after a company (spec platform §2, referring operator). */
@Injectable()
export class ReferenceOperatorService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly operatorLockRepository: OperatorLockRepository,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** @param operatorId `null` takes the operator away. @throws 404; 400; 409 for an operator's account */
  changeReferenceOperator(
    caller: CurrentCaller,
    id: number,
    operatorId: number | null,
  ): Promise<AccountDto> {
    return this.unitOfWork.run(async () => {
      await this.operatorLockRepository.acquireOperatorLock();
      const account = await this.accountsService.requireActiveAccount(id);
      if (isBackOffice(account.role))
        throw conflict('Un operatore non ha un operatore di riferimento.', 'no-company');
      if (account.operatorId === operatorId) return toAccountDto(account);
      if (operatorId !== null) await this.assertUsableOperator(operatorId);
      await this.accountsService.updateAccount(id, { operatorId });
      await this.auditLogService.appendAuditEntry({
        by: caller,
        action: 'reference-operator-change',
        subject: { kind: 'account', id },
        details: { from: account.operatorId, to: operatorId },
      });
      return toAccountDto(await this.accountsService.requireActiveAccount(id));
    });
  }

  private async assertUsableOperator(operatorId: number): Promise<void> {
    const usable = await this.accountsService.listBackOfficeAccounts();
    if (!usable.some(({ id }) => id === operatorId))
      throw badRequest('Scegli un operatore attivo.', 'unknown-operator', {
        errors: [{ field: 'operatorId', message: 'Scegli un operatore attivo.' }],
      });
  }
}
