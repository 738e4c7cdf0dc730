/** What became of a change of status; apart, because the other texts come with the dialog. */
export const STATUS_CHANGE_TEXTS = {
  failed: (reason: string) => `Errore Cambio stato\n${reason}`,
  done: (subject: string, status: string) => `${subject}: ora è nello stato «${status}»`,
} as const;
