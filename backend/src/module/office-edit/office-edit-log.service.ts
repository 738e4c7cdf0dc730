import { Injectable } from '@nestjs/common';
import { type DossierForm, OFFICE_EDIT_MAIL_DELAY_MS } from '@pratiche/domain';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { OfficeActService } from '../charge/office-act.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { OutboxService } from '../../platform/jobs/index.js';
import type { Dossier } from '../entities/dossier.entity.js';
import { DossierEditRepository } from '../history/dossier-edit.repository.js';
import { describeDossierNews } from '../mail/dossier-name.util.js';

export const OFFICE_EDIT_MAIL_JOB = 'office-edit-mail';

export interface OfficeEditMailPayload {
  dossierId: number;
}

/**
 * Records an edit in the history and the audit log, and notifies the owner: of the first edit at
 * once in the portal, of all edits of some minutes by one e-mail.
 */
@Injectable()
export class OfficeEditLogService {
  constructor(
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly dossierEditRepository: DossierEditRepository,
    private readonly officeActService: OfficeActService,
    private readonly notificationsService: NotificationsService,
    private readonly outboxService: OutboxService,
  ) {}

  async recordEdit(
    caller: CurrentCaller,
    dossier: Dossier,
    { fields, reason }: { fields: readonly (keyof DossierForm)[]; reason: string | null },
  ): Promise<void> {
    const { id: dossierId, status } = dossier;
    const isFirst = (await this.dossierEditRepository.listUnmailedEdits(dossierId)).length === 0;
    const { name } = await this.accountDirectoryService.findDirectoryEntry(caller.id);
    const at = new Date();
    await this.dossierEditRepository.insertEdit({
      dossierId,
      at,
      actorId: caller.id,
      who: name,
      status,
      fields: [...fields],
      reason,
    });
    await this.officeActService.recordAct({
      by: caller,
      action: 'dossier-edit',
      dossierId,
      details: { fields: fields.join(' ') },
    });
    if (isFirst) await this.notifyOwner(dossier, at);
  }

  private async notifyOwner(dossier: Dossier, at: Date): Promise<void> {
    await this.notificationsService.createNotification({
      kind: 'edit',
      accountId: dossier.accountId,
      dossierId: dossier.id,
      title: `Pratica n. ${dossier.id}: dati modificati da un operatore`,
      text: describeDossierNews(dossier, 'Nella cronologia della pratica trovi che cosa cambia.'),
    });
    await this.outboxService.enqueueJob({
      kind: OFFICE_EDIT_MAIL_JOB,
      payload: { dossierId: dossier.id } satisfies OfficeEditMailPayload,
      runAt: new Date(at.getTime() + OFFICE_EDIT_MAIL_DELAY_MS),
    });
  }
}
