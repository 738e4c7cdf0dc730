import { Processor, WorkerHost } from '@nestjs/bullmq';
import { createSealText } from '@pratiche/domain/signatures';
import { retryOnOptimisticConflict, UnitOfWork } from '../../../platform/database/index.js';
import { AppConfig } from '../../../platform/config/index.js';
import { WORKER_OPTIONS, type QueuedJob } from '../../../platform/jobs/index.js';
import { readEnvelope } from '../paper-signature.mapper.js';
import { PaperSignatureRepository } from '../paper-signature.repository.js';
import { sha256 } from '../signature-hash.util.js';
import { SignatureLogService } from '../signature-log.service.js';
import { SERVER_ORIGIN } from '../signing.types.js';
import {
  createTimestampRequest,
  readTimestampResponse,
  TimestampRefusedError,
} from './timestamp-token.util.js';
import { TIMESTAMP_JOB } from '../signatures.constants.js';

const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 40_000;

/**
 * Gets the time stamp of a signature. The signature is valid without it: while the authority is away
 * the job is tried again.
 */
@Processor(TIMESTAMP_JOB, WORKER_OPTIONS)
export class TimestampProcessor extends WorkerHost {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly signatureLogService: SignatureLogService,
    private readonly config: AppConfig,
  ) {
    super();
  }

  async process({ data: { signatureId } }: QueuedJob<{ signatureId: number }>): Promise<void> {
    const row = await this.paperSignatureRepository.findById(signatureId);
    if (row === null || row.seal === null || row.timestampState === 'stamped') return;
    const signed = (await this.paperSignatureRepository.listEvents(row.id)).find(
      ({ type }) => type === 'signed',
    );
    if (signed === undefined) return;
    const sealText = createSealText(readEnvelope(row), signed, sha256);
    const { der, nonce } = createTimestampRequest(row.seal);
    const answer = await this.postRequest(der);
    const token = await readTimestampResponse(answer, { sealText, seal: row.seal, nonce });
    await retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        const now = await this.paperSignatureRepository.findById(signatureId);
        if (now === null || now.timestampState === 'stamped') return;
        await this.signatureLogService.appendSteps(
          now,
          [
            {
              type: 'stamped',
              facts: {
                tokenSha256: sha256(answer),
                seal: row.seal,
                at: token.at.toISOString(),
                authority: token.authority,
                serial: token.serial,
              },
              origin: SERVER_ORIGIN,
            },
          ],
          { token: answer.toString('base64'), timestampState: 'stamped' },
        );
      }),
    );
  }

  /**
   * Talks to the time-stamp authority over HTTP (RFC 3161, 3.4).
   * @throws when the authority is away or answers anything else
   */
  private async postRequest(der: Buffer): Promise<Buffer> {
    const url = this.config.timestampUrl;
    if (url === null) throw new TimestampRefusedError('no TIMESTAMP_URL');
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: new Uint8Array(der),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new TimestampRefusedError(`HTTP ${answer.status}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (bytes.length > MAX_ANSWER_BYTES) throw new TimestampRefusedError('too long');
    return bytes;
  }
}
