/** Processes that may create drafts of one account at once without going over its limit. */
const PROCESSES = 16;
const LIFETIME_MS = 60_000;
const MAX_ACCOUNTS = 10_000;

interface Room {
  left: number;
  limit: number;
  expires: number;
}

/**
 * Room for drafts that a count has shown. A sixteenth of it is given out before the next count, so
 * that a creation costs the same however many drafts there are, and near the limit each is counted.
 */
export class CountedRoom {
  private readonly rooms = new Map<number, Room>();

  /** @returns whether so many more drafts are known to find room; they are taken off it */
  take(accountId: number, limit: number, more: number): boolean {
    const room = this.rooms.get(accountId);
    if (room === undefined || room.limit !== limit || room.expires <= Date.now()) return false;
    if (room.left < more) return false;
    room.left -= more;
    return true;
  }

  /** Notes how many drafts there are. */
  setHeld(accountId: number, limit: number, held: number): void {
    if (this.rooms.size >= MAX_ACCOUNTS) this.rooms.clear();
    this.rooms.set(accountId, {
      left: Math.max(0, Math.floor((limit - held) / PROCESSES)),
      limit,
      expires: Date.now() + LIFETIME_MS,
    });
  }
}
