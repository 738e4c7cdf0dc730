import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import {
  formatCpidList,
  formatReplacedCpid,
  getReturnKind,
  getUndoDeadline,
  isFiledStatus,
  TRANSITIONS,
  type FilingCpid,
  type OwnerNotice,
} from '@pratiche/domain';
import { AccountDirectoryService } from '../accounts/account-directory.service.js';
import { NotificationDeliveryService } from '../notifications/notification-delivery.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { IN_TRANSACTION } from '../platform/events/index.js';
import type { MailAttachment, MailTemplate } from '../platform/mail/index.js';
import { SettingsService } from '../settings/settings.service.js';
import { FilingCorrectedEvent } from './filing-corrected.event.js';
import { DossierFilingRepository } from './documents/dossier-filing.repository.js';
import { ReceiptAttachmentsService } from './documents/receipt-attachments.service.js';
import type { Dossier } from './entities/dossier.entity.js';
import { completedMail } from './mail/completed.mail.js';
import { describeDossierNews } from './mail/dossier-name.util.js';
import { correctedMail } from './mail/corrected.mail.js';
import { returnedMail } from './mail/returned.mail.js';
import { sentMail } from './mail/sent.mail.js';
import { DossierStepUndoneEvent } from './dossier-step-undone.event.js';
import { DossierTransitionEvent } from './dossier-transition.event.js';

/** Statuses in which the owner may not have heard of the last step yet. */
const AFTER_UNDOABLE = new Set<string>(
  TRANSITIONS.filter(({ effects }) => effects.undoneAs !== undefined).map(({ to }) => to),
);

type NotifyOwner = (event: DossierTransitionEvent) => Promise<void>;

/**
 * Notifies the owner of a dossier about its changes, in the portal and by e-mail, both in the
 * business transaction.
 */
@Injectable()
export class OwnerNotificationListener {
  private readonly notices: Readonly<Record<OwnerNotice, NotifyOwner | null>> = {
    sent: (event) => this.notifyDossierSent(event),
    returned: (event) => this.notifyDossierReturned(event),
    advanced: (event) => this.notifyStatusAdvanced(event),
    completed: (event) => this.notifyDossierCompleted(event),
    none: null,
  };

  constructor(
    private readonly notificationsService: NotificationsService,
    private readonly notificationDeliveryService: NotificationDeliveryService,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly settingsService: SettingsService,
    private readonly dossierFilingRepository: DossierFilingRepository,
    private readonly receiptAttachmentsService: ReceiptAttachmentsService,
  ) {}

  @OnEvent(DossierTransitionEvent.eventName, IN_TRANSACTION)
  async notifyOwnerOfTransition(event: DossierTransitionEvent): Promise<void> {
    const { id, accountId, status } = event.dossier;
    // The news of a step that could be taken back comes before the news of the next one.
    if (AFTER_UNDOABLE.has(status)) await this.notificationsService.releasePending(accountId, id);
    await this.notices[event.effects.notify]?.(event);
  }

  /** What was taken back never happened for the owner. */
  @OnEvent(DossierStepUndoneEvent.eventName, IN_TRANSACTION)
  async withdrawNewsOfUndoneStep({ dossier, at }: DossierStepUndoneEvent): Promise<void> {
    await this.notificationsService.withdrawPending(dossier.accountId, dossier.id, at);
  }

  /** ENEA annulled what the owner handed to the customer: the old and the new are theirs to keep. */
  @OnEvent(FilingCorrectedEvent.eventName, IN_TRANSACTION)
  async notifyFilingCorrected({
    dossier,
    correction,
    receipts,
  }: FilingCorrectedEvent): Promise<void> {
    await this.deliverToOwner(
      dossier,
      correctedMail(dossier, correction, receipts.length > 0),
      describeDossierNews(dossier, `${formatReplacedCpid(correction)}. ${correction.reason}`),
      receipts,
    );
  }

  /** By e-mail alone, as a receipt: the owner sent it and saw so, the bell tells what others did. */
  private async notifyDossierSent({ dossier, actor }: DossierTransitionEvent): Promise<void> {
    const { accountId } = dossier;
    const to =
      actor.ownerEmail ?? (await this.accountDirectoryService.findDirectoryEntry(accountId)).email;
    await this.notificationDeliveryService.queueNotificationMail(
      { kind: 'status', accountId },
      { to, template: sentMail(dossier) },
    );
  }

  private async notifyDossierReturned(event: DossierTransitionEvent): Promise<void> {
    const { dossier, transition, reason } = event;
    const text = reason?.text ?? '';
    await this.deliverToOwner(
      dossier,
      returnedMail({
        dossier,
        kind: getReturnKind(transition.to) ?? 'rejection',
        reason: text,
        hasAttachment: (reason?.attachmentId ?? null) !== null,
      }),
      describeDossierNews(dossier, `È di nuovo tra le bozze. Motivo: ${text}`),
    );
  }

  private async notifyDossierCompleted({ dossier }: DossierTransitionEvent): Promise<void> {
    const cpids = await this.dossierFilingRepository.listByDossier(dossier.id);
    const attachments = await this.receiptAttachmentsService.listReceiptAttachments(dossier);
    await this.deliverToOwner(
      dossier,
      completedMail(dossier, cpids, attachments.length > 0),
      describeDossierNews(dossier, describeCpids(cpids)),
      attachments,
    );
  }

  /**
   * Notifies in the portal only, because the step needs no action of the owner and other steps
   * follow; and not before it can no longer be taken back.
   */
  private async notifyStatusAdvanced({
    dossier,
    transition: { to, effects },
    at,
  }: DossierTransitionEvent): Promise<void> {
    const { id, accountId } = dossier;
    const { name } = this.settingsService.rules.getStatus(to);
    await this.notificationsService.createNotification(
      {
        kind: 'status',
        accountId,
        dossierId: id,
        title: `Pratica n. ${id}: ${name.toLowerCase().replace('enea', 'ENEA')}`,
        text: describeDossierNews(
          dossier,
          describeCpids(
            isFiledStatus(to) ? await this.dossierFilingRepository.listByDossier(id) : [],
          ),
        ),
      },
      effects.undoneAs === undefined ? at : getUndoDeadline(at),
    );
  }

  private async deliverToOwner(
    dossier: Dossier,
    template: MailTemplate,
    text: string,
    attachments: MailAttachment[] = [],
  ): Promise<void> {
    const { email } = await this.accountDirectoryService.findDirectoryEntry(dossier.accountId);
    await this.notificationDeliveryService.deliverNotification(
      {
        kind: 'status',
        accountId: dossier.accountId,
        title: template.subject,
        text,
        dossierId: dossier.id,
      },
      { to: email, template, attachments },
    );
  }
}

/** What ENEA gave, in a sentence; empty before it did. */
function describeCpids(cpids: readonly FilingCpid[]): string {
  const list = formatCpidList(cpids);
  return list === null ? '' : `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
}
