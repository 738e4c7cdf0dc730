/** What a feature says in an e-mail; the layout is the same for all. Plain text throughout: the layout escapes it. */
export interface MailTemplate {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** To be typed elsewhere: said large, after the paragraphs. */
  code?: string;
  /** The only action of the message. `path` is appended to the portal's public address. */
  action?: { label: string; path: string };
  /** Said after the action, so that a phone shows its button without scrolling. */
  details?: string[];
  /** The company that the reader knows: it heads the message, before the portal; by default and where empty the portal. */
  onBehalfOf?: string;
  /** Why this person gets the message, at its foot; by default because of their account. */
  reason?: string;
}

/** How the reader ends this kind of message, at its foot and for the mail program's own button. Paths of the portal. */
export interface MailOptOut {
  /** "Non inviarmi più e-mail su «Scadenze»". */
  label: string;
  /** Page that asks for confirmation and then carries out the action. */
  page: string;
  /** Does it when posted to (RFC 8058). */
  oneClick: string;
}

/** Subject of the message for the operators who handle failed ones: no content. */
export interface MailContext {
  accountId: number;
  kind: string;
  dossierId?: number | null;
}

/** A stored file that goes with a message; it is read when the message is sent. */
export interface MailAttachment {
  fileName: string;
  contentType: string;
  storageKey: string;
}

/** What learns whether the mail server took the message (`MailOutcomeEvent`). */
export interface MailReceipt {
  kind: string;
  id: number;
}

export interface ComposedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Address that ends this kind of message when posted to. */
  unsubscribe?: string;
  about?: MailContext;
  attachments?: MailAttachment[];
  receipt?: MailReceipt;
}
