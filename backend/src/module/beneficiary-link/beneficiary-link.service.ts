import type { ClientLink, NewClientLink } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { isOpenStatus, getTodayInRome } from '@pratiche/domain';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { DossierRepository } from '../dossier.repository.js';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { AppConfig } from '../../platform/config/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { conflict, tooManyRequests } from '../../platform/http/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { BeneficiaryLinkRepository } from './beneficiary-link.repository.js';
import { toClientLinkDto } from './beneficiary-link.mapper.js';
import { invitationMail } from './mail/invitation.mail.js';

/** The same request again within this time, from a double click or a proxy that repeats a GET, is the same e-mail. */
const DUPLICATE_REQUEST_MS = 10_000;
const HOUR_MS = 3_600_000;
/** Nobody needs more; without a limit the portal could be made to pester a stranger. */
const MAX_LINKS_PER_HOUR = 10;

/** What the owner of a dossier does with its links. */
@Injectable()
export class BeneficiaryLinkService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly beneficiaryLinkRepository: BeneficiaryLinkRepository,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly mailQueueService: MailQueueService,
    private readonly config: AppConfig,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** A new link by e-mail. @throws 404 for other people's dossiers, 409 once it is sent, 429 */
  async sendLinkByMail(caller: CurrentCaller, id: number, email: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const dossier = await this.lockOwnedOpenDossier(caller, id);
      const before = await this.beneficiaryLinkRepository.findLatestByDossier(id);
      if (
        before?.revoked === null &&
        before.email === email &&
        Date.now() - before.created.getTime() < DUPLICATE_REQUEST_MS
      )
        return;
      const { path, expires } = await this.replaceLinkWithinLimit(caller, id, email);
      const { name } = await this.accountDirectoryService.findDirectoryEntry(caller.id);
      const template = invitationMail({
        requestedBy: name,
        serviceType: dossier.serviceType,
        until: getTodayInRome(expires),
        path,
      });
      await this.mailQueueService.enqueueMail({ to: email, template });
    });
  }

  /** A new link to share in person. @throws like `sendByMail` */
  async createLink(caller: CurrentCaller, id: number): Promise<NewClientLink> {
    return this.unitOfWork.run(async () => {
      await this.lockOwnedOpenDossier(caller, id);
      const { path, expires } = await this.replaceLinkWithinLimit(caller, id, null);
      return { url: `${this.config.publicUrl}${path}`, expires: expires.toISOString() };
    });
  }

  async findLatestLink(caller: CurrentCaller, id: number): Promise<ClientLink | null> {
    await this.dossierRepository.findOwnedDossier(caller, id);
    const link = await this.beneficiaryLinkRepository.findLatestByDossier(id);
    return link === null ? null : toClientLinkDto(link);
  }

  async revokeLink(caller: CurrentCaller, id: number): Promise<void> {
    await this.dossierRepository.findOwnedDossier(caller, id);
    await this.unitOfWork.run(async () => {
      const had = await this.beneficiaryLinkRepository.revokeByDossier(id);
      if (had)
        await this.auditLogService.appendAuditEntry({
          by: caller,
          action: 'client-link-ended',
          subject: { kind: 'dossier', id },
        });
    });
  }

  /** The dossier, kept from being sent and from getting another link until the transaction ends. */
  private async lockOwnedOpenDossier(caller: CurrentCaller, id: number) {
    const dossier = await this.dossierRepository.findOwnedDossier(caller, id);
    if (isOpenStatus(dossier.status) && (await this.dossierRepository.lockOpenDossier(id)))
      return dossier;
    throw conflict(
      'La pratica è stata inviata: il cliente non può più modificarne i dati.',
      'dossier-frozen',
    );
  }

  private async replaceLinkWithinLimit(
    caller: CurrentCaller,
    id: number,
    email: string | null,
  ): Promise<{ path: string; expires: Date }> {
    if (
      (await this.beneficiaryLinkRepository.countCreatedSince(
        id,
        new Date(Date.now() - HOUR_MS),
      )) >= MAX_LINKS_PER_HOUR
    ) {
      throw tooManyRequests(
        'Per questa pratica sono già stati creati molti link nell’ultima ora: riprovare più tardi.',
        'too-many-links',
        { retryAfter: 3600 },
      );
    }
    const { token, expires } = await this.beneficiaryLinkRepository.replaceByDossier(
      id,
      caller.id,
      email,
    );
    await this.auditLogService.appendAuditEntry({
      by: caller,
      action: 'client-link-made',
      subject: { kind: 'dossier', id },
      details: { byMail: email !== null },
    });
    return { path: `/edit-beneficiary/${id}/${token}`, expires };
  }
}
