import { Injectable } from '@nestjs/common';
import { getTodayInRome, isPaperCode, type PaperCode, listMissingFields } from '@pratiche/domain';
import { listPapersSignedOnline, PAPER_TITLES } from '@pratiche/domain/signatures';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { AppConfig } from '../../platform/config/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DocumentSetService } from '../documents/document-set.service.js';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import type { Dossier } from '../dossier.repository.js';
import type { BeneficiaryLink } from './beneficiary-link.entity.js';
import { BeneficiaryLinkRepository, type MailedLinkPage } from './beneficiary-link.repository.js';
import { LinkRequesterService } from './link-requester.service.js';
import { deriveMailToken } from './link-token.util.js';
import { invitationMail } from './mail/invitation.mail.js';
import { papersReadyMail } from './mail/papers-ready.mail.js';

interface ReadyPapers {
  ready: readonly PaperCode[];
  again: readonly PaperCode[];
  ended: ReadonlyMap<PaperCode, string>;
}

/** Mails the customer: the link, and later the papers that became ready to sign, by the address it was sent to. */
@Injectable()
export class BeneficiaryInvitationService {
  constructor(
    private readonly linkRequesterService: LinkRequesterService,
    private readonly mailQueueService: MailQueueService,
    private readonly settingsService: SettingsService,
    private readonly documentSetService: DocumentSetService,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly config: AppConfig,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly beneficiaryLinkRepository: BeneficiaryLinkRepository,
  ) {}

  async sendInvitation(
    caller: CurrentCaller,
    email: string,
    dossier: Dossier,
    { path, expires }: { path: string; expires: Date },
  ): Promise<void> {
    const { name, phone, vat } = await this.linkRequesterService.findRequester(caller.id);
    const template = invitationMail({
      requestedBy: name,
      phone,
      vat,
      serviceType: dossier.serviceType,
      missingCount: this.countMissingFields(dossier),
      papersToSign: await this.countPapersToSign(dossier),
      until: getTodayInRome(expires),
      path,
    });
    await this.mailQueueService.enqueueMail({ to: email, template });
  }

  /** The link that an e-mail may lead to; `null` where it ended or was shared without e-mail. */
  async findMailedLink(dossierId: number): Promise<BeneficiaryLink | null> {
    return this.beneficiaryLinkRepository.findMailedByDossier(dossierId, new Date());
  }

  /** Open dossiers with such a link, in the order of their numbers. */
  async listMailedDossierIds(page: MailedLinkPage): Promise<number[]> {
    return this.beneficiaryLinkRepository.listMailedDossierIds(page, new Date());
  }

  /**
   * In the open transaction: one e-mail for the papers that were not ready before. A paper that is
   * not ready any more is forgotten, so that it is announced again once it is.
   * @param ready papers that wait for the customer now
   * @param again those of which the customer was told, and is told once more
   * @param ended why an earlier signature of a paper no longer counts
   */
  async announcePapers(
    link: BeneficiaryLink,
    { id, accountId }: Pick<Dossier, 'id' | 'accountId'>,
    { ready, again, ended }: ReadyPapers,
  ): Promise<void> {
    const announced = listAnnouncedPapers(link).filter((code) => !again.includes(code));
    const added = ready.filter((code) => !announced.includes(code));
    if (added.length === 0 && announced.length === ready.length) return;
    const token =
      added.length === 0 ? null : deriveMailToken(this.config.jwtSecrets[0], link.tokenHash);
    const isOurs = await this.beneficiaryLinkRepository.updateAnnouncedPapers(link, ready, token);
    // Another transaction has told of them meanwhile.
    if (!isOurs || token === null || link.email === null) return;
    const { name } = await this.accountDirectoryService.findDirectoryEntry(accountId);
    const template = papersReadyMail({
      requestedBy: name,
      papers: added.map((code) => PAPER_TITLES[code]),
      ended: added.flatMap((code) => {
        const reason = ended.get(code);
        return reason === undefined ? [] : [{ title: PAPER_TITLES[code], reason }];
      }),
      until: getTodayInRome(link.expires),
      path: `/edit-beneficiary/${id}/${token}?firma=tutti`,
    });
    await this.mailQueueService.enqueueMail({ to: link.email, template });
  }

  /** As the page of the link counts them in the customer's steps. */
  private countMissingFields({ data }: Dossier): number {
    const steps = this.settingsService.rules.buildStepStates(data, 'beneficiary', {
      today: getTodayInRome(),
    });
    return listMissingFields(steps).length;
  }

  /** Papers of the customer, ready or not, that are neither signed online nor handed in on paper. */
  private async countPapersToSign({ id, data }: Dossier): Promise<number> {
    const online: readonly string[] = listPapersSignedOnline(
      'beneficiary',
      data,
      this.settingsService.getCurrentValue('onlineSignatures'),
    );
    const files = await this.dossierFileRepository.listByDossier(id);
    return this.documentSetService
      .listRequestedDocuments(data)
      .filter(
        ({ code, itemId, isPrefilled }) =>
          isPrefilled &&
          online.includes(code) &&
          !files.some((file) => file.purpose === 'document' && file.itemId === itemId),
      ).length;
  }
}

export const listAnnouncedPapers = ({ announcedPapers }: BeneficiaryLink): PaperCode[] =>
  (announcedPapers ?? '').split(',').filter(isPaperCode);
