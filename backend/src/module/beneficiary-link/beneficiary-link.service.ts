import { Injectable } from '@nestjs/common';
import { isOpenStatus } from '@pratiche/domain';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { DossierRepository } from '../dossier.repository.js';
import { AppConfig } from '../../platform/config/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { conflict, tooManyRequests } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { BeneficiaryInvitationService } from './beneficiary-invitation.service.js';
import { BeneficiaryLinkRepository } from './beneficiary-link.repository.js';
import { toClientLinkDto } from './beneficiary-link.mapper.js';
import type { ClientLinkDto, NewClientLinkDto } from './dto/client-link.dto.js';

/** A request repeated within this time, by a double click or a proxy, sends no second e-mail. */
const DUPLICATE_REQUEST_MS = 10_000;
const HOUR_MS = 3_600_000;
/** Without a limit, the portal could be misused to send e-mails to strangers. */
const MAX_LINKS_PER_HOUR = 10;

/** The owner's side of the links of a dossier. */
@Injectable()
export class BeneficiaryLinkService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly beneficiaryLinkRepository: BeneficiaryLinkRepository,
    private readonly beneficiaryInvitationService: BeneficiaryInvitationService,
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
      await this.beneficiaryInvitationService.sendInvitation(caller, email, dossier, {
        path,
        expires,
      });
    });
  }

  /** A new link to share in person. @throws like `sendLinkByMail` */
  async createLink(caller: CurrentCaller, id: number): Promise<NewClientLinkDto> {
    return this.unitOfWork.run(async () => {
      await this.lockOwnedOpenDossier(caller, id);
      const { path, expires } = await this.replaceLinkWithinLimit(caller, id, null);
      return { url: `${this.config.publicUrl}${path}`, expires: expires.toISOString() };
    });
  }

  async findLatestLink(caller: CurrentCaller, id: number): Promise<ClientLinkDto | null> {
    await this.dossierRepository.findOwnedDossier(caller, id);
    const link = await this.beneficiaryLinkRepository.findLatestByDossier(id);
    return link === null ? null : toClientLinkDto(link);
  }

  async revokeLink(caller: CurrentCaller, id: number): Promise<void> {
    await this.dossierRepository.findOwnedDossier(caller, id);
    await this.unitOfWork.run(async () => {
      const isRevoked = await this.beneficiaryLinkRepository.revokeByDossier(id);
      if (isRevoked)
        await this.auditLogService.appendAuditEntry({
          by: caller,
          action: 'client-link-ended',
          subject: { kind: 'dossier', id },
        });
    });
  }

  /** Locks the dossier against sending and against another link until the transaction ends. */
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
        'Per questa pratica sono già stati creati molti link nell’ultima ora: riprova più tardi.',
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
