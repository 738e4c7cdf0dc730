import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { AccountTokens } from '../account-tokens/account-tokens.js';
import { ACCOUNT_NOT_FOUND, AccountsService } from '../accounts/accounts.service.js';
import { SessionsService } from '../accounts/sessions.service.js';
import { Audit } from '../audit/audit.js';
import { DossierErasure } from '../module/erasure/dossier-erasure.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { UnitOfWork } from '../platform/database/index.js';
import { conflict, forbidden, notFound } from '../platform/http/index.js';
import { MailQueue } from '../platform/mail/index.js';
import type { CurrentCaller } from '../platform/security/index.js';
import { Works } from '../platform/works/index.js';
import { AccountFiles } from '../registration/account-files.js';
import { TwoFactor } from '../two-factor/two-factor.js';
import { accountDeletedMail, deletionRefusedMail } from './mail/deletion.js';
import { nobody } from './nobody.js';
import { refuseUnlessMaster } from './mastery.js';

/** Deletes an account: what is personal goes, its number and the ledger of its credits stay (docs/accounts.md). */
@Injectable()
export class DeletionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly twoFactor: TwoFactor,
    private readonly tokens: AccountTokens,
    private readonly files: AccountFiles,
    private readonly dossiers: DossierErasure,
    private readonly notifications: NotificationsService,
    private readonly works: Works,
    private readonly mail: MailQueue,
    private readonly audit: Audit,
  ) {}

  /** @throws 404, 403, or 409 while dossiers handed in are not completed */
  async delete(caller: CurrentCaller, id: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      const account = await this.accounts.get(id);
      refuseUnlessMaster(caller, account);
      if (account.deletionRequested !== null && caller.role !== 'SuperAdmin') {
        throw forbidden(
          'L’eliminazione è stata chiesta dal titolare: la conferma, o la respinge, un SuperAdmin.',
        );
      }
      // Of two at once only one goes on.
      if (!(await this.accounts.change(id, nobody(id), { deleted: IsNull() })))
        throw notFound(ACCOUNT_NOT_FOUND);
      const storageKeys = await this.dossiers.eraseOpen(id);
      const open = await this.dossiers.inProgress(id);
      if (open > 0) throw conflict(inProgressMessage(open), 'dossiers-in-progress');
      storageKeys.push(...(await this.files.removeAll(id)));
      await this.files.drop(storageKeys);
      await this.sessions.endAllOf(id);
      await this.twoFactor.remove(id);
      await this.tokens.end(id, ['verify-email', 'terms', 'reset-password']);
      await this.notifications.forget(id);
      await this.works.forget(id);
      await this.mail.add({ to: account.email, template: accountDeletedMail() });
      await this.audit.add({
        by: caller,
        action: 'account-deletion',
        subject: { kind: 'account', id },
        details: { requested: account.deletionRequested !== null },
      });
    });
  }

  /** Answers a request of the owner with no. @throws 404 without a request */
  async refuse(caller: CurrentCaller, id: number, reason: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const account = await this.accounts.find(id);
      if (
        account?.deletionRequested === undefined ||
        account.deletionRequested === null ||
        account.deleted !== null
      )
        throw notFound('Per questo account non c’è alcuna richiesta di eliminazione.');
      await this.accounts.change(id, { deletionRequested: null });
      await this.mail.add({ to: account.email, template: deletionRefusedMail(reason) });
      await this.audit.add({
        by: caller,
        action: 'deletion-refusal',
        subject: { kind: 'account', id },
      });
    });
  }
}

const inProgressMessage = (count: number): string =>
  `${count === 1 ? 'Una pratica inviata non è ancora conclusa' : `${count} pratiche inviate non sono ancora concluse`}: prima di eliminare l’account vanno completate o respinte.`;
