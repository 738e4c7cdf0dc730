import { Injectable } from '@nestjs/common';
import { PAPER_SIGNERS, SIGNATURE_STATES } from '@pratiche/domain/signatures';
import type { FastifyRequest } from 'fastify';
import { readDeviceCookie } from '../../accounts/sessions/session-cookies.util.js';
import { OpenLinkService } from '../beneficiary-link/open-link.service.js';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { PaperSignatureRepository, type PaperSignature } from './paper-signature.repository.js';
import { findEndReason } from './signature-end-reason.util.js';
import {
  alreadySignedProblem,
  frozenProblem,
  signatureEndedProblem,
  signatureNotFoundProblem,
} from './signing-problems.factory.js';
import type { CallOrigin, SigningParty } from './signing.types.js';

export type LinkParty = Extract<SigningParty, { kind: 'beneficiary' }>;
export type CompanyParty = Extract<SigningParty, { kind: 'company' }>;

const toOrigin = ({ ip, headers }: FastifyRequest, session: string): CallOrigin => ({
  address: ip,
  device: headers['user-agent'] ?? null,
  session,
});

const toLinkOrigin = (request: FastifyRequest, linkId: number): CallOrigin => ({
  ...toOrigin(request, `link ${linkId}`),
  knownDevice: readDeviceCookie(request),
});

/** Finds who signs, from the link's token or the session, and which signatures are for them to make. */
@Injectable()
export class SigningPartyService {
  constructor(
    private readonly openLinkService: OpenLinkService,
    private readonly dossierRepository: DossierRepository,
    private readonly paperSignatureRepository: PaperSignatureRepository,
  ) {}

  /** @throws 404, 429 */
  async findLinkParty(token: string, request: FastifyRequest): Promise<LinkParty> {
    const { link, dossier } = await this.openLinkService.findOpenLinkRateLimited(token, request.ip);
    return { kind: 'beneficiary', link, dossier, origin: toLinkOrigin(request, link.id) };
  }

  /**
   * Who reads with a link, also when the dossier was sent: the own signed papers stay readable.
   * @throws 404, 429
   */
  async findLinkReader(token: string, request: FastifyRequest): Promise<LinkParty> {
    const { link, dossier } = await this.openLinkService.findWorkingLinkRateLimited(
      token,
      request.ip,
    );
    return { kind: 'beneficiary', link, dossier, origin: toLinkOrigin(request, link.id) };
  }

  /** Inside a transaction: the link may have ended since. */
  async refreshLinkParty(token: string, { origin }: LinkParty): Promise<LinkParty> {
    const { link, dossier } = await this.openLinkService.findOpenLink(token);
    return { kind: 'beneficiary', link, dossier, origin };
  }

  async findCompanyParty(
    caller: CurrentCaller,
    dossierId: number,
    request: FastifyRequest,
  ): Promise<CompanyParty> {
    const dossier = await this.dossierRepository.findOwnedDossier(caller, dossierId);
    const origin = {
      ...toOrigin(request, `session ${caller.sessionId ?? 0}`),
      actor: { id: caller.id, role: caller.role },
    };
    return { kind: 'company', caller, dossier, origin };
  }

  /** The owner of the dossier that a signature belongs to. @throws 404 */
  async findOwnerOfSignature(
    caller: CurrentCaller,
    id: number,
    request: FastifyRequest,
  ): Promise<{ party: CompanyParty; row: PaperSignature }> {
    const row = await this.findSignature(id);
    const party = await this.findCompanyParty(caller, row.dossierId, request).catch(() => {
      throw signatureNotFoundProblem();
    });
    return { party, row };
  }

  /** A signature of a dossier that the caller may read. @throws 404 */
  async findReadableSignature(caller: CurrentCaller, id: number): Promise<PaperSignature> {
    const row = await this.findSignature(id);
    await this.dossierRepository.findReadableDossier(caller, row.dossierId);
    return row;
  }

  /** The fitter who is to sign a paper of the company; `null` for others who read it. */
  async findCompanySigner(
    caller: CurrentCaller,
    { code, dossierId }: PaperSignature,
    request: FastifyRequest,
  ): Promise<CompanyParty | null> {
    return PAPER_SIGNERS[code] === 'company' && caller.role === 'User'
      ? this.findCompanyParty(caller, dossierId, request)
      : null;
  }

  async findReadableDossier(caller: CurrentCaller, id: number): Promise<Dossier> {
    return this.dossierRepository.findReadableDossier(caller, id);
  }

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

  /** Locks the open dossier against sending and saving until the transaction ends. @throws 409 */
  async lockDossier({ dossier }: SigningParty): Promise<void> {
    if (!(await this.dossierRepository.lockOpenDossier(dossier.id))) throw frozenProblem();
  }

  private async findSignature(id: number): Promise<PaperSignature> {
    const row = await this.paperSignatureRepository.findById(id);
    if (row === null) throw signatureNotFoundProblem();
    return row;
  }
}
