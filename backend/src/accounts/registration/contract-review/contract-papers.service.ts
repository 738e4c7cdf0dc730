import { Injectable } from '@nestjs/common';
import type { RegistrationFile } from '@pratiche/domain';
import { checkNewPapers } from '@pratiche/domain/accounts';
import { AuditLogService } from '../../../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../../../platform/auth/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import type { ReceivedFile } from '../../../platform/files/upload-intake.service.js';
import { conflict } from '../../../platform/http/index.js';
import { MailQueueService } from '../../../platform/mail/index.js';
import { throwIfFieldErrors } from '../../account-form.util.js';
import { AccountFilesService } from '../../account-files/account-files.service.js';
import { AccountsService } from '../../accounts.service.js';
import { newPapersMail } from '../mail/new-papers.mail.js';
import type { ContractDecision } from './contract-decision.entity.js';
import { ContractDecisionRepository } from './contract-decision.repository.js';

export type ReceivedPapers = Partial<Record<RegistrationFile, ReceivedFile>>;

/** New papers in answer to a refusal; afterwards the account waits for a review as a new one does. */
@Injectable()
export class ContractPapersService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly accountFilesService: AccountFilesService,
    private readonly contractDecisionRepository: ContractDecisionRepository,
    private readonly mailQueueService: MailQueueService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** @throws 409 unless the papers of the caller were refused */
  async requireRefusal({ id }: CurrentCaller): Promise<ContractDecision> {
    const account = await this.accountsService.requireActiveAccount(id);
    const decision = await this.contractDecisionRepository.findLatestDecision(id);
    if (account.contractRefused === null || decision === null || decision.answered !== null)
      throw notAskedError();
    return decision;
  }

  /** @throws 400 naming the missing files; 409 as `requireRefusal` does */
  async replacePapers(
    caller: CurrentCaller,
    files: ReceivedPapers,
    contractEdition: string,
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const decision = await this.requireRefusal(caller);
      const names = Object.keys(files) as RegistrationFile[];
      throwIfFieldErrors(checkNewPapers(decision.reason ?? 'other', names));
      if (!(await this.contractDecisionRepository.markAnswered(decision.id, new Date())))
        throw notAskedError();
      await this.accountsService.updateAccount(caller.id, { contractRefused: null });
      await this.accountFilesService.storeAccountFiles(caller.id, files, contractEdition);
      await this.notifyOperators(caller.id);
      await this.auditLogService.appendAuditEntry({
        by: caller,
        action: 'contract-resubmission',
        subject: { kind: 'account', id: caller.id },
        details: { files: names.length },
      });
    });
  }

  private async notifyOperators(accountId: number): Promise<void> {
    const { businessName } = await this.accountsService.requireActiveAccount(accountId);
    const template = newPapersMail(accountId, businessName);
    for (const to of await this.accountsService.listOperatorEmails())
      await this.mailQueueService.enqueueMail({ to, template });
  }
}

const notAskedError = () =>
  conflict(
    'Per ora non serve inviare altri documenti: ricarica la pagina per vedere a che punto è la verifica.',
    'papers-not-asked',
  );
