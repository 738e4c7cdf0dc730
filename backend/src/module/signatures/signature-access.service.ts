import { Injectable } from '@nestjs/common';
import { PAPER_SIGNERS, SIGNATURE_STATES } from '@pratiche/domain/signatures';
import { findEndReason } from './paper-opening.service.js';
import { PaperSignatureRepository, type PaperSignature } from './paper-signature.repository.js';
import {
  alreadySignedProblem,
  signatureEndedProblem,
  signatureNotFoundProblem,
} from './signing-problems.factory.js';
import type { SigningParty } from './signing.types.js';

/** Finds signatures for who may see or make them. */
@Injectable()
export class SignatureAccessService {
  constructor(private readonly paperSignatureRepository: PaperSignatureRepository) {}

  /** A signature of the party's dossier that is for the party to make. @throws 404 */
  async findOwnSignature({ kind, dossier }: SigningParty, id: number): Promise<PaperSignature> {
    const row = await this.paperSignatureRepository.findById(id);
    if (row?.dossierId !== dossier.id || PAPER_SIGNERS[row.code] !== kind)
      throw signatureNotFoundProblem();
    return row;
  }

  /** The same once it is signed. @throws 404 */
  async findSignedSignature(party: SigningParty, id: number): Promise<PaperSignature> {
    const row = await this.findOwnSignature(party, id);
    if (row.state !== 'signed') throw signatureNotFoundProblem();
    return row;
  }

  /** The same while it can be signed. @throws 404, 409 */
  async findOpenSignature(party: SigningParty, id: number): Promise<PaperSignature> {
    const row = await this.findOwnSignature(party, id);
    if (row.state === 'signed') throw alreadySignedProblem();
    const reason = findEndReason(row, party);
    if (!SIGNATURE_STATES[row.state].isOpen || reason !== null)
      throw signatureEndedProblem(row.reason ?? reason);
    return row;
  }
}
