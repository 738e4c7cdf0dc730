import { Injectable } from '@nestjs/common';
import { isBackOffice, type Role } from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { badRequest, conflict } from '../../platform/http/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import { toAccountDto } from '../account.mapper.js';
import { AccountsService } from '../accounts.service.js';
import type { AccountDto } from '../dto/account.dto.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AccountChangeCheckService } from './account-change-check.service.js';
import type { RoleChangeDto } from './dto/account-request.dto.js';
import { OperatorLockRepository } from './operator-lock.repository.js';
import { roleChangedMail } from './mail/role-changed.mail.js';

/** Changes the role of people of the back office, and who of them looks after a company. */
@Injectable()
export class OperatorsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly operatorLockRepository: OperatorLockRepository,
    private readonly accountChangeCheckService: AccountChangeCheckService,
    private readonly sessionsService: SessionsService,
    private readonly mailQueueService: MailQueueService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /**
   * Notifies the person. Their sessions end, because these still carry the old role.
   * @throws 404, 403, 409
   */
  changeRole(caller: CurrentCaller, id: number, { from, to }: RoleChangeDto): Promise<AccountDto> {
    return this.unitOfWork.run(async () => {
      const account = await this.accountChangeCheckService.lockAccountForChange('role', caller, id);
      if (account.role !== from) throw roleChangedMeanwhileError(account.role);
      if (account.role === to) return toAccountDto(account);
      await this.accountsService.updateAccount(id, { role: to });
      await this.sessionsService.endAllSessions(id);
      await this.mailQueueService.enqueueMail({ to: account.email, template: roleChangedMail(to) });
      await this.auditLogService.appendAuditEntry({
        by: caller,
        action: 'role-change',
        subject: { kind: 'account', id },
        details: { from, to },
      });
      return toAccountDto(await this.accountsService.requireActiveAccount(id));
    });
  }

  /**
   * Changes the operator who looks after a company (spec platform §2, referring operator).
   * @param operatorId `null` takes the operator away
   * @throws 404; 400; 409 for an operator's account
   */
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

const roleChangedMeanwhileError = (role: Role) =>
  conflict(
    `Nel frattempo il ruolo è diventato ${role}: ricarica la pagina e ricontrolla.`,
    'role-changed',
  );
