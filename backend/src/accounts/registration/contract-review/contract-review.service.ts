import { Injectable } from '@nestjs/common';
import type { ContractOutcome, ContractReason } from '@pratiche/domain';
import {
  asksForPapers,
  checkContractRefusal,
  validateContractRefusal,
  validateContractVerification,
} from '@pratiche/domain/accounts';
import { IsNull, type FindOptionsWhere } from 'typeorm';
import type { CurrentCaller } from '../../../platform/auth/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { conflict, type Problem } from '../../../platform/http/index.js';
import { MailQueueService, type MailTemplate } from '../../../platform/mail/index.js';
import { throwIfFieldErrors } from '../../account-form.util.js';
import { AccountFilesService } from '../../account-files/account-files.service.js';
import { AccountsService, type Account } from '../../accounts.service.js';
import { SessionsService } from '../../sessions/sessions.service.js';
import type { ContractRefusalDto, ContractRevocationDto } from '../dto/back-office-request.dto.js';
import { contractRefusedMail } from '../mail/contract-refused.mail.js';
import { contractRevokedMail } from '../mail/contract-revoked.mail.js';
import { contractVerifiedMail } from '../mail/contract-verified.mail.js';
import { ContractDecisionRecorder } from './contract-decision-recorder.service.js';

interface Decision {
  outcome: ContractOutcome;
  reason?: ContractReason;
  note?: string | null;
}

/** What the back office decides about a contract. Deciding the same twice sends no second e-mail. */
@Injectable()
export class ContractReviewService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly accountFilesService: AccountFilesService,
    private readonly contractDecisionRecorder: ContractDecisionRecorder,
    private readonly sessionsService: SessionsService,
    private readonly mailQueueService: MailQueueService,
  ) {}

  /**
   * Confirms the contract, which opens the portal to the owner, and notifies the owner.
   * @throws 404; 403 for an account of the back office; 409 when there is no contract to read
   */
  async verifyContract(caller: CurrentCaller, id: number): Promise<Account> {
    return this.unitOfWork.run(async () => {
      const account = await this.accountsService.requireChangeableAccount(caller, id);
      if (account.contractVerified) return account;
      const refusal = validateContractVerification(
        await this.accountFilesService.listAccountFiles(id),
      );
      if (refusal !== null) throw conflict(refusal, 'contract-not-in-review');
      return this.decide(caller, id, {
        decision: { outcome: 'verified' },
        change: { contractVerified: true, contractRefused: null },
        only: { contractVerified: false },
        buildMail: ({ businessName }) => contractVerifiedMail(businessName),
      });
    });
  }

  /**
   * Revokes the confirmation of the contract, which closes the portal in all sessions of the owner
   * at once.
   * @throws 404
   */
  async revokeContract(
    caller: CurrentCaller,
    id: number,
    { reason, note }: ContractRevocationDto,
  ): Promise<Account> {
    return this.decide(caller, id, {
      decision: { outcome: 'revoked', reason, note },
      change: {
        contractVerified: false,
        contractRefused: asksForPapers(reason) ? new Date() : null,
      },
      only: { contractVerified: true },
      buildMail: ({ businessName }) => contractRevokedMail({ businessName, reason, note }),
      endsSessions: true,
    });
  }

  /**
   * Refuses papers that wait for a review; the owner learns why and hands in new ones.
   * @throws 400 without a reason, 404, 409 when there is nothing to refuse
   */
  async refuseContract(
    caller: CurrentCaller,
    id: number,
    { reason, note }: ContractRefusalDto,
  ): Promise<Account> {
    throwIfFieldErrors(checkContractRefusal(reason, note));
    return this.unitOfWork.run(async () => {
      const account = await this.accountsService.requireActiveAccount(id);
      const refusal = validateContractRefusal({
        role: account.role,
        isInvited: account.passwordHash === null,
        isEmailVerified: account.emailVerified,
        isContractVerified: account.contractVerified,
        isContractRefused: account.contractRefused !== null,
      });
      if (refusal !== null) throw conflict(refusal, 'contract-not-in-review');
      return this.decide(caller, id, {
        decision: { outcome: 'refused', reason, note },
        change: { contractRefused: new Date() },
        only: { contractVerified: false, contractRefused: IsNull() },
        buildMail: ({ businessName }) => contractRefusedMail({ businessName, reason, note }),
        buildUnchangedError: decidedMeanwhileError,
      });
    });
  }

  private async decide(
    caller: CurrentCaller,
    id: number,
    step: {
      decision: Decision;
      change: Partial<Account>;
      only: FindOptionsWhere<Account>;
      buildMail: (account: Account) => MailTemplate;
      endsSessions?: boolean;
      /** Thrown when another decision came first; without it that one is answered. */
      buildUnchangedError?: () => Problem;
    },
  ): Promise<Account> {
    return this.unitOfWork.run(async () => {
      const only = { ...step.only, deleted: IsNull() };
      const changed = await this.accountsService.updateAccount(id, step.change, only);
      const account = await this.accountsService.requireActiveAccount(id);
      if (!changed && step.buildUnchangedError) throw step.buildUnchangedError();
      if (!changed) return account;
      if (step.endsSessions) await this.sessionsService.endAllSessions(id);
      await this.contractDecisionRecorder.recordDecision(caller, account, step.decision);
      const template = step.buildMail(account);
      await this.mailQueueService.enqueueMail({ to: account.email, template });
      return account;
    });
  }
}

const decidedMeanwhileError = (): Problem =>
  conflict(
    'Nel frattempo un collega ha già deciso su questo contratto: ricarica la pagina.',
    'contract-not-in-review',
  );
