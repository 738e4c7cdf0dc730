import { Injectable } from '@nestjs/common';
import {
  createSeal,
  describeEndByChange,
  SIGNATURE_CODE,
  SIGNATURE_CONSENT,
  SIGNATURE_STATES,
  type SignatureEvent,
} from '@pratiche/domain/signatures';
import { retryOnOptimisticConflict } from '../../platform/database/index.js';
import type { Problem } from '../../platform/http/index.js';
import type { SignPaperDto } from './dto/signature-request.dto.js';
import { SignatureGuardService } from './signature-guard.service.js';
import { listShownPages, readEnvelope } from './paper-signature.mapper.js';
import { PaperSignatureRepository, type PaperSignature } from './paper-signature.repository.js';
import { toRowFacts } from './record/signature-row.util.js';
import { SignatureAccessService } from './signature-access.service.js';
import { SignatureCodeService } from './signature-code.service.js';
import { sha256 } from './signature-hash.util.js';
import { readSignatureMark, serializeMark } from './signature-mark.util.js';
import { SignatureLogService } from './signature-log.service.js';
import { SignedDocumentService } from './signed-document.service.js';
import {
  codeExpiredProblem,
  consentChangedProblem,
  pagesNotShownProblem,
  paperChangedProblem,
  wrongCodeProblem,
  wrongDocumentProblem,
} from './signing-problems.factory.js';
import type { SigningParty } from './signing.types.js';

/** Signs a paper: everything is checked again under the lock of the dossier. */
@Injectable()
export class PaperSigningService {
  constructor(
    private readonly signatureAccessService: SignatureAccessService,
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly signatureCodeService: SignatureCodeService,
    private readonly signatureLogService: SignatureLogService,
    private readonly signedDocumentService: SignedDocumentService,
    private readonly signatureGuardService: SignatureGuardService,
  ) {}

  /**
   * @param refreshParty reads link and dossier anew inside the transaction
   * @throws 404, 409, 422
   */
  async signPaper(
    party: SigningParty,
    id: number,
    body: SignPaperDto,
    refreshParty: () => Promise<SigningParty>,
  ): Promise<PaperSignature> {
    const drawing = serializeMark(readSignatureMark(body));
    const { storageKey } = await this.signatureAccessService.findOpenSignature(party, id);
    const outcome = await retryOnOptimisticConflict(() =>
      this.signedDocumentService.withCopy(storageKey, async (copyKey) => {
        const now = await refreshParty();
        await this.signatureGuardService.lockDossier(now);
        const row = await this.signatureAccessService.findOpenSignature(now, id);
        const changes = await this.signatureGuardService.listChanges(row, now);
        if (changes.length > 0) return this.voidChanged(row, now, changes);
        await this.assertReady(row, body);
        const check = this.signatureCodeService.checkCode(row, body.code);
        if (check === 'expired') return { problem: codeExpiredProblem() };
        if (check === 'wrong') return this.countWrongCode(row, now);
        return { signed: await this.writeSignature(row, now, { drawing, copyKey }) };
      }),
    );
    // Wrong tries and voided papers are written down, and refused only then.
    if ('problem' in outcome) throw outcome.problem;
    return outcome.signed;
  }

  private async assertReady(row: PaperSignature, body: SignPaperDto): Promise<void> {
    if (body.documentSha256 !== row.documentSha256) throw wrongDocumentProblem();
    if (
      body.consentVersion !== SIGNATURE_CONSENT.version ||
      readEnvelope(row).consentVersion !== SIGNATURE_CONSENT.version
    )
      throw consentChangedProblem();
    const shown = listShownPages(await this.paperSignatureRepository.listEvents(row.id));
    if (shown.length < row.pages) throw pagesNotShownProblem();
  }

  /** A try at one paper counts for each that the code can still sign. */
  private async countWrongCode(
    row: PaperSignature,
    { origin }: SigningParty,
  ): Promise<{ problem: Problem }> {
    const codeTries = row.codeTries + 1;
    for (const one of await this.paperSignatureRepository.listPapersOfCode(row))
      if (SIGNATURE_STATES[one.state].isOpen)
        await this.signatureLogService.appendSteps(
          one,
          [{ type: 'code-wrong', facts: { tries: codeTries }, origin }],
          { codeTries },
        );
    return { problem: wrongCodeProblem(SIGNATURE_CODE.maxTries - codeTries) };
  }

  private async voidChanged(
    row: PaperSignature,
    { origin }: SigningParty,
    changes: readonly string[],
  ): Promise<{ problem: Problem }> {
    const reason = describeEndByChange(changes);
    await this.signatureLogService.appendSteps(
      row,
      [{ type: 'voided', facts: { reason }, origin }],
      { reason },
    );
    return { problem: paperChangedProblem(changes) };
  }

  private async writeSignature(
    row: PaperSignature,
    party: SigningParty,
    { drawing, copyKey }: { drawing: string; copyKey: string },
  ): Promise<PaperSignature> {
    const { origin } = party;
    const fileId = await this.signedDocumentService.addToDossier(row, party, copyKey);
    const events = await this.paperSignatureRepository.listEvents(row.id);
    const timestampState = this.signedDocumentService.hasTimestampAuthority ? 'waiting' : 'none';
    let signedHash = '';
    const facts = {
      ...toRowFacts({ ...row, fileId, timestampState }),
      ...(await this.signedDocumentService.describeOrigin(party, events)),
      documentSha256: row.documentSha256,
      shownSha256: row.documentSha256,
      drawingSha256: sha256(drawing),
      consentVersion: SIGNATURE_CONSENT.version,
      codeAddress: row.codeAddress,
      keptUntil: this.signedDocumentService.describeRetention(party.dossier.data),
    };
    const signed = await this.signatureLogService.appendSteps(
      row,
      [
        { type: 'code-right', origin },
        { type: 'signed', facts, origin },
        {
          type: 'copy-sent',
          facts: this.signedDocumentService.describeCopy(row),
          origin: { address: null, device: null, session: null },
        },
      ],
      (added) => {
        const event = findSigned(added);
        signedHash = event.hash;
        return {
          fileId,
          drawing,
          codeHash: null,
          seal: createSeal(readEnvelope(row), event, sha256),
          timestampState,
        };
      },
    );
    await this.signedDocumentService.announceSignature(signed, party, signedHash);
    return signed;
  }
}

const findSigned = (events: readonly SignatureEvent[]): SignatureEvent =>
  events.find(({ type }) => type === 'signed') as SignatureEvent;
