import { Injectable } from '@nestjs/common';
import {
  createSeal,
  describeEndByChange,
  SIGNATURE_CODE,
  SIGNATURE_CONSENT,
  SIGNATURE_STATES,
  type SignatureEvent,
} from '@pratiche/domain/signatures';
import { DossierRepository } from '../dossier.repository.js';
import { retryOnOptimisticConflict } from '../../platform/database/index.js';
import { conflict, type Problem } from '../../platform/http/index.js';
import { OutboxService } from '../../platform/jobs/index.js';
import type { SignPaperDto } from './dto/signature-request.dto.js';
import { PaperFileService } from './paper-file.service.js';
import { listShownPages, readEnvelope } from './paper-signature.mapper.js';
import { PaperSignatureRepository, type PaperSignature } from './paper-signature.repository.js';
import { toRowFacts } from './record/signature-row.util.js';
import { SignablePapersService } from './signable-papers.service.js';
import { SignatureCodeService } from './signature-code.service.js';
import { sha256 } from './signature-hash.util.js';
import { readSignatureMark, serializeMark } from './signature-mark.util.js';
import { SignatureLogService } from './signature-log.service.js';
import { SignatureNotificationService } from './signature-notification.service.js';
import { TIMESTAMP_JOB } from './signatures.constants.js';
import {
  codeExpiredProblem,
  consentChangedProblem,
  pagesNotShownProblem,
  paperChangedProblem,
  wrongCodeProblem,
  wrongDocumentProblem,
} from './signing-problems.factory.js';
import { SigningPartyService } from './signing-party.service.js';
import type { SigningParty } from './signing.types.js';

/** Signs a paper: everything is checked again under the lock of the dossier. */
@Injectable()
export class SigningService {
  constructor(
    private readonly signingPartyService: SigningPartyService,
    private readonly dossierRepository: DossierRepository,
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly signablePapersService: SignablePapersService,
    private readonly signatureCodeService: SignatureCodeService,
    private readonly signatureLogService: SignatureLogService,
    private readonly paperFileService: PaperFileService,
    private readonly signatureNotificationService: SignatureNotificationService,
    private readonly outboxService: OutboxService,
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
    const { storageKey } = await this.signingPartyService.findOpenSignature(party, id);
    const outcome = await retryOnOptimisticConflict(() =>
      this.paperFileService.withCopy(storageKey, async (copyKey) => {
        const now = await refreshParty();
        await this.signingPartyService.lockDossier(now);
        const row = await this.signingPartyService.findOpenSignature(now, id);
        const changes = await this.listChanges(row, now);
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

  /** Lists what the paper would print differently now, read under the lock. @throws 409 */
  private async listChanges(row: PaperSignature, { dossier }: SigningParty): Promise<string[]> {
    if (!this.signablePapersService.isEnabled(row.code))
      throw conflict('Questo documento ora lo firmi su carta.', 'signing-not-enabled');
    const now = await this.dossierRepository.findDossierOrFail(dossier.id);
    return this.signablePapersService.listChanges(row, now);
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
    for (const paper of await this.paperSignatureRepository.listPapersOfCode(row))
      if (SIGNATURE_STATES[paper.state].isOpen)
        await this.signatureLogService.appendSteps(
          paper,
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
    const fileId = await this.paperFileService.addToDossier(row, party, copyKey);
    const events = await this.paperSignatureRepository.listEvents(row.id);
    const timestampState = this.signatureLogService.hasTimestampAuthority ? 'waiting' : 'none';
    let signedHash = '';
    const facts = {
      ...toRowFacts({ ...row, fileId, timestampState }),
      ...(await this.signatureLogService.describeOrigin(party, events)),
      documentSha256: row.documentSha256,
      shownSha256: row.documentSha256,
      drawingSha256: sha256(drawing),
      consentVersion: SIGNATURE_CONSENT.version,
      codeAddress: row.codeAddress,
      keptUntil: this.signatureLogService.describeRetention(party.dossier.data),
    };
    const signed = await this.signatureLogService.appendSteps(
      row,
      [
        { type: 'code-right', origin },
        { type: 'signed', facts, origin },
        {
          type: 'copy-sent',
          facts: this.signatureLogService.describeCopy(row),
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
    await this.announceSignature(signed, party, signedHash);
    return signed;
  }

  /**
   * Tells signer and fitter, and asks for the time stamp.
   * @param signedHash of the event of the signature
   */
  private async announceSignature(
    row: PaperSignature,
    party: SigningParty,
    signedHash: string,
  ): Promise<void> {
    await this.signatureNotificationService.notifySigned(row, party, signedHash);
    if (row.timestampState === 'waiting')
      await this.outboxService.enqueueJob({
        kind: TIMESTAMP_JOB,
        payload: { signatureId: row.id },
        key: `signature-timestamp:${row.id}`,
      });
  }
}

const findSigned = (events: readonly SignatureEvent[]): SignatureEvent =>
  events.find(({ type }) => type === 'signed') as SignatureEvent;
