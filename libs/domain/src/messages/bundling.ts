/** An e-mail waits this long for further messages, and is not sent at all when everything was read meanwhile. */
export const BUNDLE_MS = 3 * 60_000;

/** Shortest time between two e-mails about messages of one dossier to the same side. */
export const QUIET_MS = 30 * 60_000;

/** When the e-mail about a new message goes out, if none is waiting already. */
export const bundleAt = (now: Date, lastMail: Date | null): Date =>
  new Date(Math.max(now.getTime() + BUNDLE_MS, (lastMail?.getTime() ?? -Infinity) + QUIET_MS));
