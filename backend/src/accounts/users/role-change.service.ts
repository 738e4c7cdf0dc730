import { Injectable } from '@nestjs/common';
import type { Role } from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { conflict } from '../../platform/http/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import { toAccountDto } from '../account.mapper.js';
import { AccountsService } from '../accounts.service.js';
import type { AccountDto } from '../dto/account.dto.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AccountChangeCheckService } from './account-change-check.service.js';
import type { RoleChangeDto } from './dto/account-request.dto.js';
import { roleChangedMail } from './mail/role-changed.mail.js';

/** Moves a person of the back office from one role to the other, and notifies them. */
@Injectable()
export class RoleChangeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly accountChangeCheckService: AccountChangeCheckService,
    private readonly sessionsService: SessionsService,
    private readonly mailQueueService: MailQueueService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** Their sessions end, because these still carry the old role. @throws 404, 403, 409 */
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
}

const roleChangedMeanwhileError = (role: Role) =>
  conflict(
    `Nel frattempo il ruolo è diventato ${role}: ricarica la pagina e ricontrolla.`,
    'role-changed',
  );
