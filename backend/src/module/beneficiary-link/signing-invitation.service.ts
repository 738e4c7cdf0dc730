import { Injectable } from '@nestjs/common';
import { getTodayInRome, isPaperCode, type PaperCode } from '@pratiche/domain';
import { PAPER_TITLES } from '@pratiche/domain/signatures';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { AppConfig } from '../../platform/config/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import type { Dossier } from '../dossier.repository.js';
import type { BeneficiaryLink } from './beneficiary-link.entity.js';
import { BeneficiaryLinkRepository, type MailedLinkPage } from './beneficiary-link.repository.js';
import { deriveMailToken } from './link-token.util.js';
import { papersReadyMail } from './mail/papers-ready.mail.js';

interface ReadyPapers {
  ready: readonly PaperCode[];
  again: readonly PaperCode[];
  ended: ReadonlyMap<PaperCode, string>;
}

/** Mails the customer when papers become ready to sign, by the address that the link was sent to. */
@Injectable()
export class SigningInvitationService {
  constructor(
    private readonly config: AppConfig,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly beneficiaryLinkRepository: BeneficiaryLinkRepository,
    private readonly mailQueueService: MailQueueService,
  ) {}

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
    const known = listAnnouncedPapers(link).filter((code) => !again.includes(code));
    const added = ready.filter((code) => !known.includes(code));
    if (added.length === 0 && known.length === ready.length) return;
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
}

export const listAnnouncedPapers = ({ announcedPapers }: BeneficiaryLink): PaperCode[] =>
  (announcedPapers ?? '').split(',').filter(isPaperCode);
