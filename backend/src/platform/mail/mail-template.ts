/** What a feature says in an e-mail; the layout is the same for all. Plain text throughout: the layout escapes it. */
export interface MailTemplate {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** The one thing to do. `path` is added to the portal's public address. */
  action?: { label: string; path: string };
  /** Why this person gets the message, at its foot; by default because of their account. */
  reason?: string;
}

export interface ComposedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}
