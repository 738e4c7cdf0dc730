import { Injectable } from '@nestjs/common';
import {
  createSealText,
  findPortalSignatureFaults,
  type PortalSignature,
  type SignatureEnvelope,
  type SignatureEvent,
  type SignatureFault,
  type SignatureRecord,
} from '@pratiche/domain/signatures';
import { AppConfig } from '../../../platform/config/index.js';
import { sha256 } from '../signature-hash.util.js';
import { PortalKeyring } from './portal-keyring.util.js';

/** Signs events with a key that the database does not hold, and checks such signatures. */
@Injectable()
export class PortalSignatureService {
  private readonly keyring: PortalKeyring;

  constructor({ signatureKeys }: AppConfig) {
    this.keyring = new PortalKeyring(signatureKeys);
  }

  signEvent(envelope: SignatureEnvelope, event: SignatureEvent): PortalSignature {
    return {
      seq: event.seq,
      ...this.keyring.signText(createSealText(envelope, event, sha256)),
    };
  }

  findFaults(record: SignatureRecord): SignatureFault[] {
    return findPortalSignatureFaults(record, this.keyring.checkSignature, sha256);
  }

  /** Public keys in PEM, by their `kid`: those that are configured. */
  exportPublicKeys(kids: readonly string[]): Map<string, string> {
    return new Map(
      [...new Set(kids)].flatMap((kid) => {
        const pem = this.keyring.exportPublicKey(kid);
        return pem === null ? [] : [[kid, pem] as const];
      }),
    );
  }
}
