import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config/index.js';
import { TimestampRefusedError } from './timestamp-token.util.js';

const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 40_000;

/** Talks to the time-stamp authority over HTTP (RFC 3161, 3.4). */
@Injectable()
export class TimestampClientService {
  constructor(private readonly config: AppConfig) {}

  /** @throws when the authority is away or answers anything else */
  async postRequest(der: Buffer): Promise<Buffer> {
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
