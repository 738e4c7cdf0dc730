import { Injectable } from '@nestjs/common';
import { listMentions, validateNoteWithdrawal } from '@pratiche/domain';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../../platform/database/index.js';
import { conflict, notFound } from '../../platform/http/index.js';
import type { KeyedRequest } from '../../platform/idempotency/index.js';
import { DossierRepository } from '../dossier.repository.js';
import { MessageThreadRepository } from '../messages/threads/message-thread.repository.js';
import { ChargeEventsService } from './charge-events.service.js';
import type { DossierNote } from './dossier-note.entity.js';
import { DossierNoteRepository } from './dossier-note.repository.js';
import type { DossierNoteDto, OfficeThreadDto } from './dto/office-thread.dto.js';
import { MentionNoticeService } from './mention-notice.service.js';

export const NOTE_NOT_FOUND = 'Questa nota non esiste.';

/** Notes of operators about a dossier, and who had it in charge: for the back office alone. */
@Injectable()
export class DossierNotesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly messageThreadRepository: MessageThreadRepository,
    private readonly dossierNoteRepository: DossierNoteRepository,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly auditLogService: AuditLogService,
    private readonly chargeEventsService: ChargeEventsService,
    private readonly mentionNoticeService: MentionNoticeService,
  ) {}

  async readOfficeThread(caller: CurrentCaller, dossierId: number): Promise<OfficeThreadDto> {
    await this.dossierRepository.findReadableDossier(caller, dossierId);
    const [rows, charges] = await Promise.all([
      this.dossierNoteRepository.listByDossier(dossierId),
      this.chargeEventsService.listChargeEvents(dossierId),
    ]);
    const now = new Date();
    return { notes: rows.map((row) => toNoteDto(row, caller, now)), charges };
  }

  /** A question to a colleague is no work on the dossier: it stays whose it is. */
  async addNote(
    caller: CurrentCaller,
    dossierId: number,
    text: string,
    key: KeyedRequest | null,
  ): Promise<OfficeThreadDto> {
    await retryOnOptimisticConflict(() =>
      this.unitOfWork.run(() => this.addNoteOnce(caller, dossierId, text, key)),
    );
    return this.readOfficeThread(caller, dossierId);
  }

  /** Withdrawing twice keeps the first moment. @throws 404, 409 */
  async withdrawNote(
    caller: CurrentCaller,
    dossierId: number,
    id: number,
  ): Promise<OfficeThreadDto> {
    await this.unitOfWork.run(async () => {
      await this.dossierRepository.findDossierOrFail(dossierId);
      const note = await this.dossierNoteRepository.findNote(dossierId, id);
      if (note === null) throw notFound(NOTE_NOT_FOUND);
      const refusal = validateNoteWithdrawal(note, caller, new Date());
      if (refusal !== null) throw conflict(refusal);
      const { name } = await this.accountDirectoryService.findDirectoryEntry(caller.id);
      const isWithdrawn = await this.dossierNoteRepository.withdrawNote(id, {
        withdrawnById: caller.id,
        withdrawnBy: name,
      });
      if (isWithdrawn) await this.recordAct(caller, dossierId, 'note-withdrawn');
    });
    return this.readOfficeThread(caller, dossierId);
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
    const { name } = await this.accountDirectoryService.findDirectoryEntry(caller.id);
    const called = listMentions(text, await this.mentionNoticeService.listColleagues());
    await this.dossierNoteRepository.insertNote({
      dossierId,
      at: new Date(),
      authorId: caller.id,
      who: name,
      text,
      mentions: called.map((colleague) => ({ id: colleague.id, name: colleague.name })),
      idempotencyKey: key?.key ?? null,
    });
    await this.recordAct(caller, dossierId, 'note');
    await this.mentionNoticeService.notifyColleagues(dossier, { id: caller.id, name }, called);
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

const toNoteDto = (row: DossierNote, caller: CurrentCaller, now: Date): DossierNoteDto => ({
  id: row.id,
  at: row.at.toISOString(),
  who: row.who,
  text: row.text,
  mentions: row.mentions.map(({ name }) => name),
  isForCaller: row.mentions.some(({ id }) => id === caller.id),
  withdrawn: row.withdrawn?.toISOString() ?? null,
  withdrawnBy: row.withdrawnBy,
  canWithdraw: row.withdrawn === null && validateNoteWithdrawal(row, caller, now) === null,
});
