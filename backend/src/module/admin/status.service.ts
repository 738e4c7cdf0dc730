import type { DossierStatus } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import {
  findTransition,
  missingDocumentMessage,
  refuseTransition,
  refuseWithOpenRequests,
  type StatusCode,
  type Transition,
} from '@pratiche/domain';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { DossierFiles } from '../../documents/dossier-files.js';
import type { ReceivedFile } from '../../documents/file-intake.js';
import { DocumentRequests } from '../../messages/store/document-requests.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { conflict } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/security/index.js';
import { CreditsService } from '../../recharge-package/credits.service.js';
import { listColumns } from '../dossier-columns.js';
import { DossierStore, type DossierChange } from '../dossier-store.js';
import { statusView } from '../dossier-view.js';
import type { Dossier } from '../entities/dossier.entity.js';
import { History } from '../history.js';
import { OwnerNews } from '../owner-news.js';
import { People } from '../people.js';

export interface Refusal {
  to: 'REJECTED' | 'WAITING';
  reason: string;
  attachment: ReceivedFile | null;
}

/** The back office's steps along the status machine. What each one brings is said by the table of the domain. */
@Injectable()
export class StatusService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: DossierStore,
    private readonly files: DossierFiles,
    private readonly credits: CreditsService,
    private readonly people: People,
    private readonly history: History,
    private readonly news: OwnerNews,
    private readonly audit: AuditLogService,
    private readonly requests: DocumentRequests,
  ) {}

  async advance(caller: CurrentCaller, id: number, to: string): Promise<DossierStatus> {
    return this.unitOfWork.run(async () => {
      const dossier = await this.store.find(id);
      const transition = allowed(dossier, to);
      const { reasonRequired, requiresDocument, recordsOperator, notifiesOwner } =
        transition.effects;
      if (reasonRequired === true)
        throw conflict(
          'Per questo stato occorre indicare un motivo: usare «Rifiuta» o «Richiedi correzioni».',
          'reason-required',
        );
      if (requiresDocument !== undefined && !(await this.files.has(id, requiresDocument))) {
        throw conflict(missingDocumentMessage(requiresDocument, transition.to), 'document-missing');
      }
      const { name } = await this.people.get(caller.id);
      await this.write(dossier, transition.to, {
        ...(recordsOperator === true ? { operatorId: caller.id, operatorName: name } : {}),
        ...(transition.to === 'SELLED' ? { completed: new Date() } : {}),
      });
      // Counted with the row held: a request made meanwhile has to wait, and then finds another status.
      const waiting = refuseWithOpenRequests(transition.to, await this.requests.countOpen(id));
      if (waiting !== null) throw conflict(waiting, 'request-open');
      await this.history.add({
        dossierId: id,
        fromCode: dossier.status,
        toCode: transition.to,
        actorId: caller.id,
        who: name,
      });
      await this.note(caller, dossier, transition.to);
      if (notifiesOwner === true)
        await this.news.completed(dossier, (await this.people.get(dossier.accountId)).email);
      else await this.news.advanced(dossier, transition.to);
      return statusView(transition.to);
    });
  }

  /** Back to the owner with a reason; the credits are given back in the same transaction. */
  async giveBack(
    caller: CurrentCaller,
    id: number,
    { to, reason, attachment }: Refusal,
  ): Promise<DossierStatus> {
    return this.unitOfWork.run(async () => {
      const dossier = await this.store.find(id);
      const { effects } = allowed(dossier, to);
      await this.write(dossier, to, { rejectReason: reason });
      const attachmentId =
        attachment === null ? null : await this.keepAttachment(caller, id, attachment);
      if (effects.refund === true) await this.credits.refund(id, caller.id);
      const { name } = await this.people.get(caller.id);
      await this.history.add({
        dossierId: id,
        fromCode: dossier.status,
        toCode: to,
        actorId: caller.id,
        who: name,
        reason,
        attachmentId,
      });
      await this.note(caller, dossier, to);
      const { email } = await this.people.get(dossier.accountId);
      await this.news.returned(dossier, email, {
        to,
        reason,
        hasAttachment: attachment !== null,
      });
      return statusView(to);
    });
  }

  private async note(
    caller: CurrentCaller,
    { id, status }: Dossier,
    to: StatusCode,
  ): Promise<void> {
    await this.audit.appendAuditEntry({
      by: caller,
      action: 'status-change',
      subject: { kind: 'dossier', id },
      details: { from: status, to },
    });
  }

  private async write(dossier: Dossier, to: StatusCode, change: DossierChange): Promise<void> {
    if (
      await this.store.updateStatus(dossier, { ...listColumns(to), ...change, updated: new Date() })
    )
      return;
    throw conflict(
      'Lo stato della pratica è cambiato nel frattempo: ricaricare la pagina.',
      'transition-forbidden',
    );
  }

  private async keepAttachment(
    caller: CurrentCaller,
    dossierId: number,
    file: ReceivedFile,
  ): Promise<number> {
    const kept = await this.files.addNamed({
      ...file,
      dossierId,
      purpose: 'rejection',
      itemId: null,
      uploadedBy: caller.id,
    });
    return kept.id;
  }
}

function allowed(dossier: Dossier, to: string): Transition {
  const refusal = refuseTransition(dossier.status, to, 'admin');
  const transition =
    refusal === null ? findTransition(dossier.status, to as StatusCode, 'admin') : undefined;
  if (transition === undefined) throw conflict(refusal ?? '', 'transition-forbidden');
  return transition;
}
