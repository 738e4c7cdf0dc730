import { Injectable } from '@nestjs/common';
import type { DossierForm } from '@pratiche/domain';
import type { SignatureEvent, SignatureFacts } from '@pratiche/domain/signatures';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import { OutboxService } from '../../platform/jobs/index.js';
import { PaperReadinessService } from './paper-readiness.service.js';
import type { PaperSignature } from './paper-signature.repository.js';
import { SignatureFactsService } from './signature-facts.service.js';
import { PaperFileService } from './paper-file.service.js';
import { SignatureNotificationService } from './signature-notification.service.js';
import { signatureNotFoundProblem } from './signing-problems.factory.js';
import type { SigningParty } from './signing.types.js';
import { TIMESTAMP_JOB } from './timestamp/timestamp.constants.js';

/** The signed paper as a document of its dossier. */
@Injectable()
export class SignedDocumentService {
  constructor(
    private readonly paperReadinessService: PaperReadinessService,
    private readonly paperFileService: PaperFileService,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly signatureNotificationService: SignatureNotificationService,
    private readonly outboxService: OutboxService,
    private readonly signatureFactsService: SignatureFactsService,
  ) {}

  /** Runs the signature in a transaction, with a copy of the paper for the dossier's documents. */
  async withCopy<T extends object>(
    storageKey: string,
    sign: (copyKey: string) => Promise<T>,
  ): Promise<T> {
    const copyKey = await this.paperFileService.writeBytes(
      await this.paperFileService.readPaper(storageKey),
    );
    return this.paperFileService.keepPaper(copyKey, () => sign(copyKey));
  }

  /** @returns the id of the document */
  async addToDossier(
    row: PaperSignature,
    party: SigningParty,
    storageKey: string,
  ): Promise<number> {
    const itemId = this.paperReadinessService.findItemId(row.code, party.dossier.data);
    if (itemId === null) throw signatureNotFoundProblem();
    const { id } = await this.dossierFileRepository.insertWithFreeName({
      dossierId: row.dossierId,
      purpose: 'document',
      itemId,
      fileName: row.fileName,
      size: row.size,
      contentType: 'application/pdf',
      sha256: row.documentSha256,
      storageKey,
      uploadedBy: party.dossier.accountId,
      edition: this.signatureFactsService.getEdition(row),
      signatureId: row.id,
    });
    return id;
  }

  get hasTimestampAuthority(): boolean {
    return this.signatureFactsService.hasTimestampAuthority;
  }

  describeRetention(form: DossierForm): string {
    return this.signatureFactsService.describeRetention(form);
  }

  describeCopy(row: PaperSignature): SignatureFacts {
    return this.signatureFactsService.describeCopy(row);
  }

  describeOrigin(party: SigningParty, events: readonly SignatureEvent[]): Promise<SignatureFacts> {
    return this.signatureFactsService.describeOrigin(party, events);
  }

  /**
   * Tells signer and fitter, and asks for the time stamp.
   * @param signedHash of the event of the signature
   */
  async announceSignature(
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
