import { InjectTransaction } from '@nestjs-cls/transactional';
import type { SendResult } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import {
  checkForSending,
  findTransition,
  isOpenStatus,
  isTooLateError,
  planCredits,
  searchText,
  todayInRome,
  TOO_LATE_MESSAGE,
  refuseTransition,
} from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { LinkStore } from '../../beneficiary-link/link-store.js';
import { DossierDocuments } from '../../documents/dossier-documents.js';
import { DossierFiles } from '../../documents/dossier-files.js';
import { RequestsOnSending } from '../../messages/store/requests-on-sending.js';
import { rerunWhenStale, StaleRead, UnitOfWork } from '../../platform/database/index.js';
import { conflict, forbidden } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/security/index.js';
import { CreditsService, type Quote } from '../../recharge-package/credits.service.js';
import { companyKeyOf, listColumns } from '../dossier-columns.js';
import { DossierStore } from '../dossier-store.js';
import { statusView } from '../dossier-view.js';
import type { Dossier } from '../entities/dossier.entity.js';
import { DossierSending } from '../entities/sending.entity.js';
import { History } from '../history.js';
import { NameIndex } from '../list/names/name-index.js';
import { OwnerNews } from '../owner-news.js';
import { People, type Person } from '../people.js';
import { Snapshots } from '../snapshots.js';
import { versionConflict } from '../save/save.service.js';

/** Sends a dossier: status, debit, history, notification and e-mail in one transaction, or nothing at all. */
@Injectable()
export class SendService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: DossierStore,
    private readonly credits: CreditsService,
    private readonly files: DossierFiles,
    private readonly documents: DossierDocuments,
    private readonly people: People,
    private readonly history: History,
    private readonly news: OwnerNews,
    private readonly audit: AuditLogService,
    private readonly links: LinkStore,
    private readonly snapshots: Snapshots,
    private readonly answers: RequestsOnSending,
    private readonly names: NameIndex,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /**
   * @param key the same key again answers what the first request was answered
   * @param seen version the sender has read; when another one is stored nothing is sent. `null` sends what is stored
   */
  async send(
    caller: CurrentCaller,
    id: number,
    key: string | null,
    seen: number | null,
  ): Promise<SendResult> {
    return rerunWhenStale(() => this.unitOfWork.run(() => this.sendOnce(caller, id, key, seen)));
  }

  private async sendOnce(
    caller: CurrentCaller,
    id: number,
    key: string | null,
    seen: number | null,
  ): Promise<SendResult> {
    const dossier = await this.store.own(caller, id);
    if (
      key !== null &&
      (await this.manager.existsBy(DossierSending, { dossierId: id, idempotencyKey: key }))
    )
      return sent(id);
    if (!isOpenStatus(dossier.status))
      throw conflict(
        refuseTransition(dossier.status, 'SENT', 'owner') ?? '',
        'transition-forbidden',
      );
    if (seen !== null && seen !== dossier.version) throw versionConflict(dossier);
    // From here on no document comes or goes.
    if (!(await this.store.holdOpen(id))) throw new StaleRead(`Dossier ${id} was sent meanwhile`);
    await this.checkComplete(dossier);

    const quote = await this.credits.quote(caller.id, dossier.data);
    const owner = await this.people.get(caller.id);
    if (owner.isShutOut)
      throw forbidden(
        'L’account è sospeso: non è possibile inviare pratiche.',
        'account-suspended',
      );
    if (!owner.isContractVerified)
      throw forbidden(
        'Il contratto è da verificare: fino ad allora non è possibile inviare pratiche.',
        'contract-not-verified',
      );
    const now = new Date();
    if (!(await this.store.updateOpen(dossier, sentColumns(dossier, quote, owner, now)))) {
      throw new StaleRead(`Dossier ${id} was saved or sent meanwhile`);
    }
    await this.names.put(id, [dossier.clientKey, searchText(owner.name)]);
    await this.credits.debit({
      accountId: caller.id,
      actorId: caller.id,
      dossierId: id,
      serviceType: dossier.serviceType,
      quote,
    });
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(DossierSending)
      .values({
        dossierId: id,
        idempotencyKey: key,
        at: now,
        ...quote.counts,
        credits: planCredits(quote.lines),
        totalCost: quote.totalCostCents,
      })
      .updateEntity(false)
      .execute();
    await this.snapshots.add(dossier, now);
    await this.answers.settle(id, caller.id);
    await this.history.add({
      dossierId: id,
      fromCode: dossier.status,
      toCode: 'SENT',
      actorId: caller.id,
      who: owner.name,
    });
    await this.audit.appendAuditEntry({
      by: caller,
      action: 'status-change',
      subject: { kind: 'dossier', id },
      details: { from: dossier.status, to: 'SENT' },
    });
    await this.links.revoke(id);
    await this.news.sent(dossier, owner.email);
    return sent(id);
  }

  /** @throws 409 after the 84 days, or naming every field that is missing or wrong */
  private async checkComplete(dossier: Dossier): Promise<void> {
    const states = this.documents.states(dossier.data, await this.files.of(dossier.id));
    const errors = checkForSending(dossier.data, states, todayInRome());
    if (errors.some(isTooLateError)) throw conflict(TOO_LATE_MESSAGE, 'works-ended-too-long-ago');
    if (errors.length > 0) {
      throw conflict(
        'La pratica non è completa: controllare i campi indicati prima di inviarla.',
        'dossier-incomplete',
        {
          errors: errors.map(({ field, message }) => ({ field, message })),
        },
      );
    }
  }
}

function sentColumns(
  dossier: Dossier,
  { counts, totalCostCents }: Quote,
  owner: Person,
  now: Date,
) {
  const clearsReason =
    findTransition(dossier.status, 'SENT', 'owner')?.effects.clearsReason === true;
  return {
    // A save that started before the sending must not pass for one that has seen it, when the dossier returns.
    version: dossier.version + 1,
    ...listColumns('SENT'),
    ...counts,
    totalCost: totalCostCents,
    sent: now,
    updated: now,
    completed: null,
    operatorId: null,
    operatorName: null,
    businessName: owner.name,
    companyKey: companyKeyOf(owner.name),
    rejectReason: clearsReason ? null : dossier.rejectReason,
  };
}

const sent = (moduleId: number): SendResult => ({
  moduleId,
  status: statusView('SENT'),
  message: 'Pratica salvata ed inviata con successo',
});
