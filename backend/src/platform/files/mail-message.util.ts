const HEAD_BYTES = 4_100;
/** The first line of a message: a header, or the separator of a mailbox. */
const FIRST_LINE = /^\s*(?:From |[A-Za-z][A-Za-z0-9-]{0,60}:)/;
/** Headers that no document has at the start of a line. */
const MAIL_HEADER =
  /^(?:MIME-Version|Content-Type|Content-Transfer-Encoding|Message-ID|Received|Return-Path):/im;

/** Whether bytes are an e-mail message (also S/MIME), by their first ones. */
export function isMailMessage(bytes: Buffer): boolean {
  const head = bytes.subarray(0, HEAD_BYTES).toString('latin1');
  return FIRST_LINE.test(head) && MAIL_HEADER.test(head);
}
