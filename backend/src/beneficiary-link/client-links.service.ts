import type { ClientLink, NewClientLink } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { isOpenStatus, todayInRome } from '@pratiche/domain';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { DossierStore } from '../module/dossier-store.js';
import { People } from '../module/people.js';
import { AppConfig } from '../platform/config/index.js';
import { UnitOfWork } from '../platform/database/index.js';
import { conflict, tooManyRequests } from '../platform/http/index.js';
import { MailQueue } from '../platform/mail/index.js';
import type { CurrentCaller } from '../platform/security/index.js';
import { LinkStore } from './link-store.js';
import { clientLinkView } from './link-view.js';
import { invitationMail } from './mail/invitation.js';

/** The same request again within this time, from a double click or a proxy that repeats a GET, is the same e-mail. */
const SAME_REQUEST_MS = 10_000;
const HOUR_MS = 3_600_000;
/** Nobody needs more; without a limit the portal could be made to pester a stranger. */
const LINKS_PER_HOUR = 10;

/** What the owner of a dossier does with its links. */
@Injectable()
export class ClientLinksService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossiers: DossierStore,
    private readonly links: LinkStore,
    private readonly people: People,
    private readonly mail: MailQueue,
    private readonly config: AppConfig,
    private readonly audit: AuditLogService,
  ) {}

  /** A new link by e-mail. @throws 404 for other people's dossiers, 409 once it is sent, 429 */
  async sendByMail(caller: CurrentCaller, id: number, email: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const dossier = await this.hold(caller, id);
      const before = await this.links.latest(id);
      if (
        before?.revoked === null &&
        before.email === email &&
        Date.now() - before.created.getTime() < SAME_REQUEST_MS
      )
        return;
      const { path, expires } = await this.make(caller, id, email);
      const { name } = await this.people.get(caller.id);
      const template = invitationMail({
        requestedBy: name,
        serviceType: dossier.serviceType,
        until: todayInRome(expires),
        path,
      });
      await this.mail.add({ to: email, template });
    });
  }

  /** A new link to share in person. @throws like `sendByMail` */
  async create(caller: CurrentCaller, id: number): Promise<NewClientLink> {
    return this.unitOfWork.run(async () => {
      await this.hold(caller, id);
      const { path, expires } = await this.make(caller, id, null);
      return { url: `${this.config.publicUrl}${path}`, expires: expires.toISOString() };
    });
  }

  async latest(caller: CurrentCaller, id: number): Promise<ClientLink | null> {
    await this.dossiers.own(caller, id);
    const link = await this.links.latest(id);
    return link === null ? null : clientLinkView(link);
  }

  async revoke(caller: CurrentCaller, id: number): Promise<void> {
    await this.dossiers.own(caller, id);
    await this.unitOfWork.run(async () => {
      const had = await this.links.revoke(id);
      if (had)
        await this.audit.appendAuditEntry({
          by: caller,
          action: 'client-link-ended',
          subject: { kind: 'dossier', id },
        });
    });
  }

  /** The dossier, kept from being sent and from getting another link until the transaction ends. */
  private async hold(caller: CurrentCaller, id: number) {
    const dossier = await this.dossiers.own(caller, id);
    if (isOpenStatus(dossier.status) && (await this.dossiers.holdOpen(id))) return dossier;
    throw conflict(
      'La pratica è stata inviata: il cliente non può più modificarne i dati.',
      'dossier-frozen',
    );
  }

  private async make(
    caller: CurrentCaller,
    id: number,
    email: string | null,
  ): Promise<{ path: string; expires: Date }> {
    if ((await this.links.countSince(id, new Date(Date.now() - HOUR_MS))) >= LINKS_PER_HOUR) {
      throw tooManyRequests(
        'Per questa pratica sono già stati creati molti link nell’ultima ora: riprovare più tardi.',
        'too-many-links',
        { retryAfter: 3600 },
      );
    }
    const { token, expires } = await this.links.replace(id, caller.id, email);
    await this.audit.appendAuditEntry({
      by: caller,
      action: 'client-link-made',
      subject: { kind: 'dossier', id },
      details: { byMail: email !== null },
    });
    return { path: `/edit-beneficiary/${id}/${token}`, expires };
  }
}
