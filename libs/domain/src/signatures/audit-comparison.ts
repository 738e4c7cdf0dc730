import type { SignatureEvent } from './signature-record.js';
import { describeEvent, type SignatureFault } from './verify-record.js';

/** What the audit log remembers of one event. */
export interface AuditedEvent {
  seq: number;
  hash: string;
}

const DAY_MS = 86_400_000;
/** The audit log is cleaned at night, and the clocks of two servers differ. */
const TOLERANCE_DAYS = 2;

/**
 * Compares events with the audit log, which names the hash of each from the signature on. Entries
 * that retention has removed are no fault.
 * @param keptDays for which the audit log keeps its entries
 */
export function compareWithAuditLog(
  events: readonly SignatureEvent[],
  entries: readonly AuditedEvent[],
  { now, keptDays }: { now: Date; keptDays: number },
): { faults: SignatureFault[]; hasRemovedEntries: boolean } {
  const faults: SignatureFault[] = [];
  for (const { seq, hash } of entries) {
    const event = events.find((candidate) => candidate.seq === seq);
    if (event === undefined)
      faults.push({
        part: 'audit',
        seq,
        text: `Manca l’evento ${seq}, che il registro delle attività ricorda.`,
      });
    else if (event.hash !== hash)
      faults.push({
        part: 'audit',
        seq,
        text: `L’evento ${describeEvent(event)} ha un’altra impronta nel registro delle attività.`,
      });
  }
  const missing = events.filter(({ seq }) => !entries.some((entry) => entry.seq === seq));
  const oldest = now.getTime() - (keptDays - TOLERANCE_DAYS) * DAY_MS;
  const unexplained = missing.filter(({ at }) => !(Date.parse(at) < oldest));
  for (const event of unexplained)
    faults.push({
      part: 'audit',
      seq: event.seq,
      text: `L’evento ${describeEvent(event)} manca nel registro delle attività.`,
    });
  return { faults, hasRemovedEntries: missing.length > unexplained.length };
}
