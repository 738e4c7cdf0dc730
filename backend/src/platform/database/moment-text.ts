/** A moment as both databases take it in a statement of one's own, and as SQLite keeps it: `2026-11-21 10:00:00.000`, UTC. */
export const momentText = (moment: Date): string => moment.toISOString().replace('T', ' ').replace('Z', '');
