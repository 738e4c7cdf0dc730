import { EntityManager } from 'typeorm';
import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { AccountTokens } from '../account-tokens/account-tokens.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { UnitOfWork } from '../platform/database/index.js';
import { badRequest, type Problem } from '../platform/http/index.js';
import { JobHandler, Outbox, type HandlesJob } from '../platform/jobs/index.js';
import { afterTheAnswer } from './later.js';
import { takeTurn } from './turn.js';
import { VerificationMails } from './verification-mails.js';

const RESEND_JOB = 'verification-resend';

/** Confirming the address of a registration. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tokens: AccountTokens,
    private readonly accounts: AccountsService,
    private readonly outbox: Outbox,
  ) {}

  /** @throws 400 for a link that is unknown, used or too old: which of them is nobody's business */
  async verify(token: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const id = await this.tokens.use(token, 'verify-email');
      if (id === null) throw invalidLink();
      await this.accounts.change(id, { emailVerified: true });
    });
  }

  /** Whether anybody is to get an e-mail is found out later, by a job: the answer takes the same time for every address. */
  async askAgain(email: string): Promise<void> {
    await this.unitOfWork.run(() =>
      this.outbox.add({ kind: RESEND_JOB, payload: { email }, runAt: afterTheAnswer() }),
    );
  }
}

export const invalidLink = (): Problem =>
  badRequest(
    'Il collegamento non è valido o è scaduto: accedere per riceverne uno nuovo.',
    'link-invalid',
  );

@Injectable()
@JobHandler(RESEND_JOB, { isConfidential: true })
export class ResendJob implements HandlesJob<{ email: string }> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountsService,
    private readonly mails: VerificationMails,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async handle({ email }: { email: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Of many requests at once each must see the links of the one before.
      await takeTurn(this.manager);
      const account = await this.accounts.findByEmail(email);
      if (account !== null && !account.emailVerified && account.passwordHash !== null)
        await this.mails.send(account);
    });
  }
}
