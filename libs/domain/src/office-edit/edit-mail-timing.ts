/**
 * Delay of the e-mail about an edit of the back office: what an operator changes in this time comes
 * in one e-mail.
 */
export const OFFICE_EDIT_MAIL_DELAY_MS = 10 * 60_000;
