import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { OPEN_STATUS_CODES, type PaperCode } from '@pratiche/domain';
import {
  PAPER_SIGNERS,
  toCanonicalJson,
  type JsonValue,
  type PortalSignature,
  type SignatureEvent,
} from '@pratiche/domain/signatures';
import { And, EntityManager, In, IsNull, Like, MoreThan, Not } from 'typeorm';
import {
  getInsertedId,
  isDuplicateKeyError,
  OptimisticConflictError,
} from '../../platform/database/index.js';
import { PaperSignature } from './paper-signature.entity.js';
import { SignatureEventRow } from './signature-event.entity.js';

export type { PaperSignature } from './paper-signature.entity.js';
export type { SignatureEventRow } from './signature-event.entity.js';
export type SignatureChange = Partial<Omit<PaperSignature, 'id' | 'dossierId' | 'code'>>;

/** Online signatures with their chains of events. */
@Injectable()
export class PaperSignatureRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async findById(id: number): Promise<PaperSignature | null> {
    return this.manager.findOneBy(PaperSignature, { id });
  }

  /** The signatures of a dossier, oldest first. */
  async listByDossier(dossierId: number): Promise<PaperSignature[]> {
    return this.manager.find(PaperSignature, { where: { dossierId }, order: { id: 'ASC' } });
  }

  /** The papers that the last code of this one was sent for, itself among them. */
  async listPapersOfCode(row: PaperSignature): Promise<PaperSignature[]> {
    const rows = await this.listByDossier(row.dossierId);
    return rows.filter(
      ({ id, code, codeAddress, codeExpires }) =>
        id === row.id ||
        (PAPER_SIGNERS[code] === PAPER_SIGNERS[row.code] &&
          codeAddress === row.codeAddress &&
          codeExpires !== null &&
          codeExpires.getTime() === row.codeExpires?.getTime()),
    );
  }

  /** The signatures on the dossiers of an account, oldest first. */
  async listByAccount(accountId: number): Promise<PaperSignature[]> {
    return this.manager
      .createQueryBuilder(PaperSignature, 'signature')
      .innerJoin('dossiers', 'dossier', 'dossier.id = signature.dossierId')
      .where('dossier.account_id = :accountId AND dossier.deleted IS NULL', { accountId })
      .orderBy('signature.id', 'ASC')
      .getMany();
  }

  /** Those that are signed or may be. */
  async listLiveByDossier(dossierId: number): Promise<PaperSignature[]> {
    return this.manager.find(PaperSignature, {
      where: { dossierId, livePaper: Not(IsNull()) },
      order: { id: 'ASC' },
    });
  }

  /**
   * Whether a change of a dossier may end a signature or call for one: one statement at each save,
   * because most dossiers have neither a paper nor a link.
   */
  async isTouchedByChanges(dossierId: number): Promise<boolean> {
    const found = await this.manager.query<unknown[]>(
      `SELECT 1 AS found FROM paper_signatures WHERE dossier_id = ? AND live_paper IS NOT NULL
       UNION ALL SELECT 1 FROM beneficiary_links WHERE live_dossier_id = ? LIMIT 1`,
      [dossierId, dossierId],
    );
    return found.length > 0;
  }

  /** Open dossiers with papers that are signed or may be; of one account, or of all with `null`. */
  async listOpenDossierIds(accountId: number | null): Promise<number[]> {
    const rows = await this.manager
      .createQueryBuilder(PaperSignature, 'signature')
      .select('signature.dossierId', 'id')
      .distinct(true)
      .innerJoin('dossiers', 'dossier', 'dossier.id = signature.dossierId')
      .where('signature.livePaper IS NOT NULL AND dossier.deleted IS NULL')
      .andWhere('dossier.status IN (:...open)', { open: OPEN_STATUS_CODES })
      .andWhere(accountId === null ? '1 = 1' : 'dossier.account_id = :accountId', { accountId })
      .orderBy('signature.dossierId', 'ASC')
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => Number(id));
  }

  async findLive(dossierId: number, code: PaperCode): Promise<PaperSignature | null> {
    return this.manager.findOneBy(PaperSignature, { livePaper: toLivePaper(dossierId, code) });
  }

  /** The signature with a code, signed or not. */
  async findByVerificationCode(verificationCode: string): Promise<PaperSignature | null> {
    return this.manager.findOneBy(PaperSignature, { verificationCode });
  }

  async findSignedByHash(documentSha256: string): Promise<PaperSignature | null> {
    return this.manager.findOne(PaperSignature, {
      where: { documentSha256, signed: Not(IsNull()) },
      order: { id: 'DESC' },
    });
  }

  /** The next signature whose drawing is a picture without a copy. */
  async findUncopiedId(afterId: number): Promise<number | null> {
    const row = await this.manager.findOne(PaperSignature, {
      select: { id: true },
      where: {
        id: MoreThan(afterId),
        drawingCopyState: IsNull(),
        drawing: And(Not(IsNull()), Not(Like('{%'))),
      },
      order: { id: 'ASC' },
    });
    return row?.id ?? null;
  }

  /** The chain of a signature, in its order. */
  async listEvents(signatureId: number): Promise<SignatureEvent[]> {
    const rows = await this.listEventRows(signatureId);
    return rows.map(({ body }) => JSON.parse(body) as SignatureEvent);
  }

  /** The same as the database holds it. */
  async listEventRows(signatureId: number): Promise<SignatureEventRow[]> {
    return this.manager.find(SignatureEventRow, { where: { signatureId }, order: { seq: 'ASC' } });
  }

  /** @throws OptimisticConflictError when another request opened the same paper first */
  async insertSignature(
    row: Omit<PaperSignature, 'id'>,
    first: SignatureEvent,
    portalSignature: PortalSignature,
  ): Promise<PaperSignature> {
    try {
      const result = await this.manager
        .createQueryBuilder()
        .insert()
        .into(PaperSignature)
        .values(row)
        .updateEntity(false)
        .execute();
      const id = getInsertedId(result);
      await this.insertEvent(id, first, portalSignature);
      return { ...row, id };
    } catch (error) {
      throw isDuplicateKeyError(error)
        ? new OptimisticConflictError(`Another request opened ${row.livePaper}`)
        : error;
    }
  }

  /**
   * Adds events to the chain and changes the row with them.
   * @throws OptimisticConflictError when another request added one since the row was read
   */
  async extendChain(
    row: PaperSignature,
    events: readonly SignatureEvent[],
    change: SignatureChange,
    portalSignatures: readonly PortalSignature[] = [],
  ): Promise<PaperSignature> {
    const last = events.at(-1);
    const changed = {
      ...change,
      ...(last === undefined ? {} : { headSeq: last.seq, headHash: last.hash }),
    };
    const { affected } = await this.manager
      .createQueryBuilder()
      .update(PaperSignature)
      .set(changed)
      .where('id = :id AND head_seq = :headSeq', { id: row.id, headSeq: row.headSeq })
      .execute();
    if (affected !== 1)
      throw new OptimisticConflictError(`Signature ${row.id} was changed by another request`);
    for (const event of events)
      await this.insertEvent(
        row.id,
        event,
        portalSignatures.find(({ seq }) => seq === event.seq),
      );
    return { ...row, ...changed };
  }

  /** Deletes the signatures of a dossier. @returns storage keys of their papers */
  async eraseByDossier(dossierId: number): Promise<string[]> {
    const rows = await this.listByDossier(dossierId);
    if (rows.length === 0) return [];
    await this.manager.delete(SignatureEventRow, { signatureId: In(rows.map(({ id }) => id)) });
    await this.manager.delete(PaperSignature, { dossierId });
    return rows.map(({ storageKey }) => storageKey);
  }

  private async insertEvent(
    signatureId: number,
    event: SignatureEvent,
    portalSignature?: PortalSignature,
  ): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(SignatureEventRow)
      .values({
        signatureId,
        seq: event.seq,
        body: toCanonicalJson(event as unknown as JsonValue),
        portalSignature:
          portalSignature === undefined ? null : `${portalSignature.kid}:${portalSignature.value}`,
      })
      .updateEntity(false)
      .execute();
  }
}

export const toLivePaper = (dossierId: number, code: PaperCode): string => `${dossierId}:${code}`;
