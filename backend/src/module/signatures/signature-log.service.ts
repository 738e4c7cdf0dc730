import { Injectable } from '@nestjs/common';
import { getTodayInRome, type DossierForm, truncateIpAddress } from '@pratiche/domain';
import {
  compareWithCompany,
  createSignatureEvent,
  FIRST_PREVIOUS_HASH,
  isSignedByPortal,
  listAuditableEvents,
  SIGNATURE_EVENTS,
  SIGNATURE_STATES,
  toCompanyOriginFacts,
  type PortalSignature,
  type SignatureEnvelope,
  type SignatureEvent,
  type SignatureEventType,
  type SignatureFacts,
  type SignatureState,
} from '@pratiche/domain/signatures';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { verifyKnownDeviceToken } from '../../accounts/login/known-device.util.js';
import { SessionsService } from '../../accounts/sessions/sessions.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { AppConfig } from '../../platform/config/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import { readEnvelope, toVerificationUrl } from './paper-signature.mapper.js';
import {
  PaperSignatureRepository,
  type PaperSignature,
  type SignatureChange,
} from './paper-signature.repository.js';
import { PortalSignatureService } from './portal-key/portal-signature.service.js';
import { formatMomentWithOffset, sha256 } from './signature-hash.util.js';
import { SERVER_ORIGIN, type CallOrigin, type SigningParty } from './signing.types.js';

const DEVICE_MAX = 300;

export interface NewStep {
  type: SignatureEventType;
  facts?: SignatureFacts;
  origin: CallOrigin;
}

/**
 * Writes the steps of a signature, each linked to the one before it and signed by the portal. From
 * the signature on the audit log names each, so that none is left out unseen.
 */
@Injectable()
export class SignatureLogService {
  constructor(
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly portalSignatureService: PortalSignatureService,
    private readonly auditLogService: AuditLogService,
    private readonly config: AppConfig,
    private readonly settingsService: SettingsService,
    private readonly sessionsService: SessionsService,
    private readonly accountDirectoryService: AccountDirectoryService,
  ) {}

  /** The first step of a chain, which binds the envelope. */
  createFirstEvent(
    step: NewStep,
    at: Date,
    envelope: SignatureEnvelope,
  ): { first: SignatureEvent; portalSignature: PortalSignature } {
    const first = createSignatureEvent(toNewEvent(step, 1, at), FIRST_PREVIOUS_HASH, sha256);
    return { first, portalSignature: this.portalSignatureService.signEvent(envelope, first) };
  }

  /** In the open transaction; the state of the row follows from the steps. */
  async appendSteps(
    row: PaperSignature,
    steps: readonly NewStep[],
    change: SignatureChange | ((events: readonly SignatureEvent[]) => SignatureChange) = {},
  ): Promise<PaperSignature> {
    const chain = await this.paperSignatureRepository.listEvents(row.id);
    // A clock that was put back must not look like a forged record.
    const now = new Date(Math.max(Date.now(), Date.parse(chain.at(-1)?.at ?? '') || 0));
    const events: SignatureEvent[] = [];
    let previousHash = row.headHash;
    for (const step of steps) {
      const event = createSignatureEvent(
        toNewEvent(step, row.headSeq + events.length + 1, now),
        previousHash,
        sha256,
      );
      events.push(event);
      previousHash = event.hash;
    }
    const state = deriveNextState(row.state, steps);
    const changed = await this.paperSignatureRepository.extendChain(
      row,
      events,
      {
        ...(state === row.state ? {} : toStateChange(state, now)),
        ...(typeof change === 'function' ? change(events) : change),
      },
      this.signEvents(row, events),
    );
    const auditable = isSignedByPortal(row.verificationCode)
      ? listAuditableEvents([...chain, ...events])
      : [];
    for (const [index, event] of events.entries())
      if (auditable.includes(event))
        await this.appendAuditEntry(row, event, steps[index]?.origin ?? SERVER_ORIGIN);
    return changed;
  }

  get hasTimestampAuthority(): boolean {
    return this.config.timestampUrl !== null;
  }

  /** Until when the record is kept: as long as the deduction can be checked. */
  describeRetention({ annoRiferimento }: DossierForm): string {
    const year = annoRiferimento ?? Number(getTodayInRome().slice(0, 4));
    return this.settingsService.rules.formatLastControlDay(year);
  }

  /** Where the signer finds a copy: attached to the e-mail, and checked at the address. */
  describeCopy(row: PaperSignature): SignatureFacts {
    const { codeAddress, documentSha256, verificationCode } = row;
    return {
      address: codeAddress,
      attachedSha256: documentSha256,
      place: toVerificationUrl(this.config.publicUrl, verificationCode),
    };
  }

  /**
   * Whether a customer signs from where the company logs in.
   * @param events of the record so far
   */
  async describeOrigin(
    party: SigningParty,
    events: readonly SignatureEvent[],
  ): Promise<SignatureFacts> {
    if (party.kind !== 'beneficiary') return {};
    const { accountId } = party.dossier;
    const { email } = await this.accountDirectoryService.findDirectoryEntry(accountId);
    const addresses = [...events, party.origin].map(({ address }) =>
      truncateIpAddress(address ?? ''),
    );
    return toCompanyOriginFacts(
      compareWithCompany(
        addresses,
        await this.sessionsService.listSessionAddresses(accountId),
        verifyKnownDeviceToken(party.origin.knownDevice ?? '', email, this.config.jwtSecrets) !==
          null,
      ),
    );
  }

  /** None of a paper that was opened by a release that signed none. */
  private signEvents(row: PaperSignature, events: readonly SignatureEvent[]): PortalSignature[] {
    if (!isSignedByPortal(row.verificationCode)) return [];
    const envelope = readEnvelope(row);
    return events.map((event) => this.portalSignatureService.signEvent(envelope, event));
  }

  private async appendAuditEntry(
    row: PaperSignature,
    event: SignatureEvent,
    { actor, address }: CallOrigin,
  ): Promise<void> {
    await this.auditLogService.appendAuditEntry({
      by: { id: actor?.id ?? null, role: actor?.role ?? null, address: address ?? '' },
      action: event.type === 'signed' ? 'paper-signed' : 'signature-event',
      subject: { kind: 'signature', id: row.id },
      details: {
        dossier: row.dossierId,
        paper: row.code,
        step: event.type,
        seq: event.seq,
        hash: event.hash,
      },
    });
  }
}

const toNewEvent = ({ type, facts = {}, origin }: NewStep, seq: number, at: Date) => ({
  seq,
  type,
  at: formatMomentWithOffset(at),
  facts,
  address: origin.address,
  device: origin.device?.slice(0, DEVICE_MAX) ?? null,
  session: origin.session,
});

const deriveNextState = (state: SignatureState, steps: readonly NewStep[]): SignatureState =>
  steps.reduce<SignatureState>(
    (before, { type }) => SIGNATURE_EVENTS[type].leadsTo ?? before,
    state,
  );

function toStateChange(state: SignatureState, now: Date): SignatureChange {
  if (state === 'signed') return { state, signed: now };
  return SIGNATURE_STATES[state].isOpen ? { state } : { state, ended: now, livePaper: null };
}
