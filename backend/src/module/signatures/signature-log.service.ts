import { Injectable } from '@nestjs/common';
import {
  createSignatureEvent,
  FIRST_PREVIOUS_HASH,
  SIGNATURE_EVENTS,
  SIGNATURE_STATES,
  type SignatureEvent,
  type SignatureEventType,
  type SignatureFacts,
  type SignatureState,
} from '@pratiche/domain/signatures';
import {
  PaperSignatureRepository,
  type PaperSignature,
  type SignatureChange,
} from './paper-signature.repository.js';
import { formatMomentWithOffset, sha256 } from './signature-hash.util.js';
import type { CallOrigin } from './signing.types.js';

const DEVICE_MAX = 300;

export interface NewStep {
  type: SignatureEventType;
  facts?: SignatureFacts;
  origin: CallOrigin;
}

/** Writes the steps of a signature, each linked to the one before it. */
@Injectable()
export class SignatureLogService {
  constructor(private readonly paperSignatureRepository: PaperSignatureRepository) {}

  /** The first step of a chain. */
  createFirstEvent(step: NewStep, at: Date): SignatureEvent {
    return createSignatureEvent(toNewEvent(step, 1, at), FIRST_PREVIOUS_HASH, sha256);
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
    return this.paperSignatureRepository.extendChain(row, events, {
      ...(state === row.state ? {} : toStateChange(state, now)),
      ...(typeof change === 'function' ? change(events) : change),
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
