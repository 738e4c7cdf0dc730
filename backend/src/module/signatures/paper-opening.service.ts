import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IDENTITY_DOCUMENTS, isPaperCode } from '@pratiche/domain';
import {
  getBeneficiarySigner,
  getCompanySigner,
  hashJson,
  PAPER_SIGNERS,
  PAPER_TITLES,
  SIGNATURE_CONSENT,
  toCanonicalJson,
  toEnvelopeFacts,
  VERIFICATION_CODE_BYTES,
  type JsonValue,
  type SignatureEnvelope,
} from '@pratiche/domain/signatures';
import { DocumentSetService } from '../documents/document-set.service.js';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import type { PreparedPaper } from '../prefilled-documents/prefilled-documents.service.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../../platform/database/index.js';
import { badRequest, notFound } from '../../platform/http/index.js';
import { SignablePapersService } from './signable-papers.service.js';
import { PaperFileService } from './paper-file.service.js';
import { listShownPages } from './paper-signature.mapper.js';
import {
  PaperSignatureRepository,
  toLivePaper,
  type PaperSignature,
} from './paper-signature.repository.js';
import { findEndReason, isExpired } from './signature-end-reason.util.js';
import { sha256 } from './signature-hash.util.js';
import { SignatureLogService, type NewStep } from './signature-log.service.js';
import { alreadySignedProblem } from './signing-problems.factory.js';
import { SigningPartyService } from './signing-party.service.js';
import { SERVER_ORIGIN, type SigningParty } from './signing.types.js';

/**
 * Prepares a paper for its signature, and notes what the signer has seen of it. The file that is shown
 * is made once, and is what is signed.
 */
@Injectable()
export class PaperOpeningService {
  constructor(
    private readonly signablePapersService: SignablePapersService,
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly signatureLogService: SignatureLogService,
    private readonly paperFileService: PaperFileService,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentSetService: DocumentSetService,
    private readonly signingPartyService: SigningPartyService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @returns the open signature of the paper, or a new one. @throws 404, 409 */
  async openPaper(party: SigningParty, paperName: string): Promise<PaperSignature> {
    const code = paperName.toUpperCase();
    if (!isPaperCode(code))
      throw notFound('Questo documento non è previsto.', 'signature-not-found');
    if (PAPER_SIGNERS[code] !== party.kind)
      throw notFound('Questo documento non è da firmare qui.', 'signature-not-found');
    if (!this.signablePapersService.isRequested(code, party.dossier))
      throw notFound('Per questa pratica il documento non è previsto.', 'signature-not-found');
    return retryOnOptimisticConflict(async () => {
      const live = await this.paperSignatureRepository.findLive(party.dossier.id, code);
      if (live?.state === 'signed') throw alreadySignedProblem();
      const { paper, obstacle } = await this.signablePapersService.examinePaper(
        code,
        party.dossier,
      );
      if (obstacle !== null) throw this.signablePapersService.toProblem(obstacle);
      if (live !== null && (await this.isStillGood(live, party))) return live;
      return this.createSignature(party, paper, live);
    });
  }

  /** Notes that the signer has opened the file; the first time only. */
  async noteOpened(party: SigningParty, id: number): Promise<PaperSignature> {
    const row = await this.signingPartyService.findOwnSignature(party, id);
    return row.state === 'requested'
      ? this.changeOpenSignature(party, id, { type: 'opened', origin: party.origin })
      : row;
  }

  /** Notes that a page was on the screen; each page once. */
  async notePageShown(party: SigningParty, id: number, page: number): Promise<void> {
    const { pages } = await this.signingPartyService.findOpenSignature(party, id);
    if (page > pages)
      throw badRequest('Il documento non ha questa pagina.', 'invalid-data', {
        errors: [{ field: 'page', message: `Da 1 a ${pages}.` }],
      });
    await retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        const row = await this.signingPartyService.findOpenSignature(party, id);
        const shown = listShownPages(await this.paperSignatureRepository.listEvents(id));
        if (shown.includes(page)) return;
        await this.signatureLogService.appendSteps(row, [
          { type: 'page-shown', facts: { page, pages }, origin: party.origin },
        ]);
      }),
    );
  }

  /** The same link, the same printed values, and not too long ago. */
  private async isStillGood(live: PaperSignature, party: SigningParty): Promise<boolean> {
    return (
      findEndReason(live, party) === null &&
      (await this.signablePapersService.listChanges(live, party.dossier)).length === 0
    );
  }

  private async createSignature(
    party: SigningParty,
    paper: PreparedPaper,
    former: PaperSignature | null,
  ): Promise<PaperSignature> {
    const created = new Date();
    const verificationCode = randomBytes(VERIFICATION_CODE_BYTES).toString('base64url');
    const file = await this.paperFileService.writePaper(
      party.dossier,
      paper,
      verificationCode,
      created,
    );
    const envelope = await this.createEnvelope(party, paper, file.sha256);
    const { first, portalSignature } = this.signatureLogService.createFirstEvent(
      {
        type: 'created',
        facts: { ...toEnvelopeFacts(envelope, sha256) },
        origin: party.origin,
      },
      created,
      envelope,
    );
    const row = {
      dossierId: party.dossier.id,
      code: paper.code,
      livePaper: toLivePaper(party.dossier.id, paper.code),
      state: 'requested' as const,
      envelope: toCanonicalJson(envelope as unknown as JsonValue),
      snapshot: toCanonicalJson(paper.lines as unknown as JsonValue),
      texts: JSON.stringify(paper.data.texts),
      documentSha256: file.sha256,
      storageKey: file.storageKey,
      fileName: file.fileName,
      size: file.size,
      pages: file.pages,
      verificationCode,
      linkId: party.kind === 'beneficiary' ? party.link.id : null,
      fileId: null,
      headSeq: first.seq,
      headHash: first.hash,
      seal: null,
      drawing: null,
      drawingCopy: null,
      drawingCopyState: null,
      codeHash: null,
      codeAddress: null,
      codeExpires: null,
      codeTries: 0,
      token: null,
      timestampState: 'none' as const,
      created,
      signed: null,
      ended: null,
      reason: null,
    };
    return this.paperFileService.keepPaper(file.storageKey, async () => {
      if (former !== null) await this.endFormer(former, party);
      return this.paperSignatureRepository.insertSignature(row, first, portalSignature);
    });
  }

  private async endFormer(former: PaperSignature, party: SigningParty): Promise<void> {
    const expired = findEndReason(former, party);
    const reason = expired ?? 'un dato stampato è cambiato';
    await this.signatureLogService.appendSteps(
      former,
      [
        {
          type: isExpired(former) ? 'expired' : 'voided',
          facts: { reason },
          origin: SERVER_ORIGIN,
        },
      ],
      { reason },
    );
  }

  private async createEnvelope(
    party: SigningParty,
    { code, data, lines }: PreparedPaper,
    documentSha256: string,
  ): Promise<SignatureEnvelope> {
    const signer =
      party.kind === 'beneficiary'
        ? getBeneficiarySigner(data.form)
        : getCompanySigner(data.installer);
    const files = await this.dossierFileRepository.listByDossier(party.dossier.id);
    return {
      id: randomUUID(),
      dossierId: party.dossier.id,
      paper: code,
      title: PAPER_TITLES[code],
      edition: data.texts.edition,
      documentSha256,
      snapshotSha256: hashJson(lines, sha256),
      signerName: signer.name,
      signerTaxCode: signer.taxCode,
      signerRole: signer.role,
      identifiedBy:
        party.kind === 'beneficiary'
          ? 'link personale e codice per e-mail'
          : `account ${party.caller.id} e codice per e-mail`,
      linkId: party.kind === 'beneficiary' ? party.link.id : null,
      company: data.installer.businessName ?? '',
      consentVersion: SIGNATURE_CONSENT.version,
      consentText: SIGNATURE_CONSENT.text,
      identityDocuments: files
        .filter(({ itemId }) =>
          IDENTITY_DOCUMENTS.includes(
            itemId === null ? '' : (this.documentSetService.findItemCode(itemId) ?? ''),
          ),
        )
        .map((one) => one.sha256),
    };
  }

  private async changeOpenSignature(
    party: SigningParty,
    id: number,
    step: NewStep,
  ): Promise<PaperSignature> {
    return retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () =>
        this.signatureLogService.appendSteps(
          await this.signingPartyService.findOpenSignature(party, id),
          [step],
        ),
      ),
    );
  }
}
