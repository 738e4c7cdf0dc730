import { Injectable } from '@nestjs/common';
import { listMentions, validateNoteWithdrawal } from '@pratiche/domain';
import { accountDisplayName } from '../../accounts/account-directory.service.js';
import { AccountsService, type Account } from '../../accounts/accounts.service.js';
import { NotificationDeliveryService } from '../../notifications/notification-delivery.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../../platform/database/index.js';
import { conflict, notFound } from '../../platform/http/index.js';
import type { KeyedRequest } from '../../platform/idempotency/index.js';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import { describeDossierNews } from '../mail/dossier-name.util.js';
import { MessageThreadRepository } from '../messages/threads/message-thread.repository.js';
import { DossierNoteRepository } from './dossier-note.repository.js';
import { mentionMail } from './mail/mention.mail.js';

export const NOTE_NOT_FOUND = 'Questa nota non esiste.';

interface NoteColleague {
  id: number;
  name: string;
  email: string;
}

/** Writes and withdraws notes of operators, and tells the colleagues that they call. */
@Injectable()
export class DossierNotesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly messageThreadRepository: MessageThreadRepository,
    private readonly dossierNoteRepository: DossierNoteRepository,
    private readonly accountsService: AccountsService,
    private readonly auditLogService: AuditLogService,
    private readonly notificationDeliveryService: NotificationDeliveryService,
  ) {}

  /** A question to a colleague is no work on the dossier: it stays whose it is. */
  async addNote(
    caller: CurrentCaller,
    dossierId: number,
    text: string,
    key: KeyedRequest | null,
  ): Promise<void> {
    await retryOnOptimisticConflict(() =>
      this.unitOfWork.run(() => this.addNoteOnce(caller, dossierId, text, key)),
    );
  }

  /** Withdrawing twice keeps the first moment. @throws 404, 409 */
  async withdrawNote(caller: CurrentCaller, dossierId: number, id: number): Promise<void> {
    await retryOnOptimisticConflict(() =>
      this.unitOfWork.run(() => this.withdrawNoteOnce(caller, dossierId, id)),
    );
  }

  private async withdrawNoteOnce(
    caller: CurrentCaller,
    dossierId: number,
    id: number,
  ): Promise<void> {
    await this.dossierRepository.findDossierOrFail(dossierId);
    const note = await this.dossierNoteRepository.findNote(dossierId, id);
    if (note === null) throw notFound(NOTE_NOT_FOUND);
    const refusal = validateNoteWithdrawal(note, caller, new Date());
    if (refusal !== null) throw conflict(refusal);
    const isWithdrawn = await this.dossierNoteRepository.withdrawNote(id, {
      withdrawnById: caller.id,
      withdrawnBy: await this.findName(caller),
    });
    if (isWithdrawn) await this.recordAct(caller, dossierId, 'note-withdrawn');
  }

  private async addNoteOnce(
    caller: CurrentCaller,
    dossierId: number,
    text: string,
    key: KeyedRequest | null,
  ): Promise<void> {
    await this.dossierRepository.findDossierOrFail(dossierId);
    await this.messageThreadRepository.lockThread(dossierId);
    if (key !== null && (await this.dossierNoteRepository.claimNoteKey(dossierId, caller.id, key)))
      return;
    // Read behind the lock, which an erasure takes too.
    const dossier = await this.dossierRepository.findDossierOrFail(dossierId);
    const who = await this.findName(caller);
    const called = listMentions(
      text,
      (await this.accountsService.listBackOfficeAccounts()).map(toColleague),
    );
    await this.dossierNoteRepository.insertNote({
      dossierId,
      at: new Date(),
      authorId: caller.id,
      who,
      text,
      mentions: called.map(({ id, name }) => ({ id, name })),
      idempotencyKey: key?.key ?? null,
    });
    await this.recordAct(caller, dossierId, 'note');
    // Nobody is told of their own note.
    for (const colleague of called.filter(({ id }) => id !== caller.id))
      await this.notifyColleague(dossier, who, colleague);
  }

  /** The note itself stays in the dossier, where it can be withdrawn. */
  private async notifyColleague(
    dossier: Dossier,
    author: string,
    { id, email }: NoteColleague,
  ): Promise<void> {
    await this.notificationDeliveryService.deliverNotification(
      {
        kind: 'mention',
        accountId: id,
        title: `Pratica n. ${dossier.id}: una nota per te`,
        text: describeDossierNews(dossier, `${author} ti chiama in una nota interna.`),
        dossierId: dossier.id,
      },
      { to: email, template: mentionMail(dossier, author) },
    );
  }

  private async findName({ id }: CurrentCaller): Promise<string> {
    return accountDisplayName(await this.accountsService.requireAccount(id));
  }

  private async recordAct(
    by: CurrentCaller,
    dossierId: number,
    action: 'note' | 'note-withdrawn',
  ): Promise<void> {
    await this.auditLogService.appendAuditEntry({
      by,
      action,
      subject: { kind: 'dossier', id: dossierId },
    });
  }
}

const toColleague = (account: Account): NoteColleague => ({
  id: account.id,
  name: accountDisplayName(account),
  email: account.email,
});
