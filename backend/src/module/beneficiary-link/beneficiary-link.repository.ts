import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { BENEFICIARY_LINK_DAYS, OPEN_STATUS_CODES, type PaperCode } from '@pratiche/domain';
import { MoreThan, EntityManager, IsNull, Not } from 'typeorm';
import { BeneficiaryLink } from './beneficiary-link.entity.js';
import { hashLinkToken, generateLinkToken } from './link-token.util.js';

const DAY_MS = 86_400_000;

/** End of a link that works so many days from a moment. */
export const getLinkEnd = (from: Date, days: number): Date =>
  new Date(from.getTime() + days * DAY_MS);

/** Times of the customer's actions. */
export type LinkActivity = Partial<
  Pick<BeneficiaryLink, 'opened' | 'lastOpened' | 'saved' | 'finished'>
>;

/** Part of the mailed links: of one account, or of all with `null`. */
export interface MailedLinkPage {
  accountId: number | null;
  /** Number of the last dossier of the part before. */
  after: number;
  limit: number;
}

/** Links of dossiers. It does not depend on dossiers, so that sending a dossier can prolong its link. */
@Injectable()
export class BeneficiaryLinkRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** The link of a token, also when it is revoked or expired. */
  async findByToken(token: string): Promise<BeneficiaryLink | null> {
    const tokenHash = hashLinkToken(token);
    if (tokenHash === null) return null;
    return (
      (await this.manager.findOneBy(BeneficiaryLink, { tokenHash })) ??
      (await this.manager.findOneBy(BeneficiaryLink, { mailTokenHash: tokenHash }))
    );
  }

  /** The link of a dossier that works and was sent by e-mail. */
  async findMailedByDossier(dossierId: number, now: Date): Promise<BeneficiaryLink | null> {
    return this.manager.findOneBy(BeneficiaryLink, {
      liveDossierId: dossierId,
      expires: MoreThan(now),
      email: Not(IsNull()),
    });
  }

  /** The last link of a dossier that was sent by e-mail and that its owner did not end. */
  async findMailedUnrevoked(dossierId: number): Promise<BeneficiaryLink | null> {
    return this.manager.findOneBy(BeneficiaryLink, {
      liveDossierId: dossierId,
      email: Not(IsNull()),
    });
  }

  /** Open dossiers with a link that works and was sent by e-mail, by their number. */
  async listMailedDossierIds(
    { accountId, after, limit }: MailedLinkPage,
    now: Date,
  ): Promise<number[]> {
    const rows = await this.manager
      .createQueryBuilder(BeneficiaryLink, 'link')
      .select('link.liveDossierId', 'id')
      .innerJoin('dossiers', 'dossier', 'dossier.id = link.liveDossierId')
      .where('link.liveDossierId > :after AND link.email IS NOT NULL', { after })
      .andWhere('link.expires > :now AND dossier.deleted IS NULL', { now })
      .andWhere('dossier.status IN (:...open)', { open: OPEN_STATUS_CODES })
      .andWhere(accountId === null ? '1 = 1' : 'dossier.account_id = :accountId', { accountId })
      .orderBy('link.liveDossierId', 'ASC')
      .limit(limit)
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => Number(id));
  }

  /** The latest link of a dossier, also when it is revoked or expired. */
  async findLatestByDossier(dossierId: number): Promise<BeneficiaryLink | null> {
    return this.manager.findOne(BeneficiaryLink, { where: { dossierId }, order: { id: 'DESC' } });
  }

  async countCreatedSince(dossierId: number, since: Date): Promise<number> {
    return this.manager.countBy(BeneficiaryLink, { dossierId, created: MoreThan(since) });
  }

  /** Replaces the link of a dossier. The token is returned once and stored as a hash only. */
  async replaceByDossier(
    dossierId: number,
    createdBy: number,
    email: string | null,
  ): Promise<{ token: string; expires: Date }> {
    await this.revokeByDossier(dossierId);
    const token = generateLinkToken();
    const created = new Date();
    const expires = getLinkEnd(created, BENEFICIARY_LINK_DAYS);
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(BeneficiaryLink)
      .values({
        dossierId,
        liveDossierId: dossierId,
        createdBy,
        tokenHash: hashLinkToken(token) ?? '',
        mailTokenHash: null,
        announcedPapers: null,
        email,
        created,
        expires,
        opened: null,
        lastOpened: null,
        saved: null,
        finished: null,
        revoked: null,
      })
      .updateEntity(false)
      .execute();
    return { token, expires };
  }

  /** @returns whether the dossier had a link to revoke */
  async revokeByDossier(dossierId: number): Promise<boolean> {
    const { affected } = await this.manager
      .createQueryBuilder()
      .update(BeneficiaryLink)
      .set({ revoked: new Date(), liveDossierId: null })
      .where('live_dossier_id = :dossierId', { dossierId })
      .execute();
    return affected === 1;
  }

  /** The working link of a dossier ends so many days after a moment; an expired one stays so. */
  async prolongByDossier(dossierId: number, at: Date, days: number): Promise<void> {
    await this.manager.update(
      BeneficiaryLink,
      { liveDossierId: dossierId, expires: MoreThan(at) },
      { expires: getLinkEnd(at, days) },
    );
  }

  /** Revokes the link of a dossier, and deletes the addresses of all its links. */
  async eraseByDossier(dossierId: number): Promise<void> {
    await this.revokeByDossier(dossierId);
    await this.manager.update(BeneficiaryLink, { dossierId }, { email: null });
  }

  /** @returns `false` when another call has marked it as finished since `link` was read */
  async markFinished(link: BeneficiaryLink): Promise<boolean> {
    const { affected } = await this.manager.update(
      BeneficiaryLink,
      { id: link.id, finished: link.finished ?? IsNull() },
      { finished: new Date() },
    );
    return affected === 1;
  }

  /**
   * @param mailToken the token of the e-mail that announced them, where there was one
   * @returns `false` when another call has changed them since the link was read
   */
  async updateAnnouncedPapers(
    { id, announcedPapers }: BeneficiaryLink,
    papers: readonly PaperCode[],
    mailToken: string | null,
  ): Promise<boolean> {
    const { affected } = await this.manager.update(
      BeneficiaryLink,
      { id, announcedPapers: announcedPapers ?? IsNull() },
      {
        announcedPapers: papers.length === 0 ? null : papers.join(','),
        ...(mailToken === null ? {} : { mailTokenHash: hashLinkToken(mailToken) }),
      },
    );
    return affected === 1;
  }

  /** Lets a later e-mail open the link by a second token. */
  async updateMailToken({ id }: BeneficiaryLink, mailToken: string): Promise<void> {
    const mailTokenHash = hashLinkToken(mailToken);
    await this.manager.update(BeneficiaryLink, { id }, { mailTokenHash });
  }

  async updateLinkActivity(link: BeneficiaryLink, activity: LinkActivity): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .update(BeneficiaryLink)
      .set(activity)
      .where('id = :id', { id: link.id })
      .execute();
  }
}
