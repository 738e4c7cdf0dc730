/**
 * Delay of an e-mail, to wait for further messages; it is not sent when all were read meanwhile.
 */
export const MESSAGE_MAIL_DEBOUNCE_MS = 3 * 60_000;

/** Minimum interval between two e-mails about messages of one dossier to the same side. */
export const MESSAGE_MAIL_THROTTLE_MS = 30 * 60_000;

/** When the e-mail about a new message goes out, if none is waiting already. */
export const scheduleMessageMail = (now: Date, lastMail: Date | null): Date =>
  new Date(
    Math.max(
      now.getTime() + MESSAGE_MAIL_DEBOUNCE_MS,
      (lastMail?.getTime() ?? -Infinity) + MESSAGE_MAIL_THROTTLE_MS,
    ),
  );
