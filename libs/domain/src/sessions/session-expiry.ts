import { isBackOffice, type Role } from '../access/index.js';

const DAY_MS = 86_400_000;

/**
 * Longest lifetimes of a session: idle, and in total. The back office sees the data of all accounts
 * and logs in more often.
 */
const SESSION_LIFETIMES = {
  backOffice: { idleDays: 7, longestDays: 14 },
  others: { idleDays: 30, longestDays: 90 },
} as const;

/** When a session used now ends unless it is used again; not after `now` when its longest life is over. */
export function calculateSessionExpiry(role: Role, begun: Date, now: Date): Date {
  const { idleDays, longestDays } = isBackOffice(role)
    ? SESSION_LIFETIMES.backOffice
    : SESSION_LIFETIMES.others;
  return new Date(
    Math.min(now.getTime() + idleDays * DAY_MS, begun.getTime() + longestDays * DAY_MS),
  );
}
