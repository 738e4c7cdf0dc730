import { UnrecoverableError } from 'bullmq';
import { describeTlsError } from '../config/tls-error.util.js';

/**
 * The fields of nodemailer's errors that are read. The text of an SMTP answer names the recipient
 * and is kept out of rows and logs.
 */
interface SmtpErrorFields {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  response?: string;
  command?: string;
}

/**
 * Answers to these commands concern this message only; any other failure may be the server or its
 * configuration.
 */
const MESSAGE_COMMANDS = /^(?:RCPT TO|DATA)$/;
/** Never came as far as a session with the server. */
const NO_SESSION_CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EDNS',
  'EAUTH',
  'ETLS',
  'EENVELOPE',
]);

/** A failed attempt, said without personal data: "SMTP 550 5.1.1 (RCPT TO)", "SMTP ECONNREFUSED (CONN)". */
export interface SmtpFailure {
  error: Error;
  /** The server may have the message all the same: the connection broke after it was sent and before the answer. */
  isDoubtful: boolean;
}

/** A 5xx about the recipient or the message is the end of it (RFC 5321 §4.2.1); all else is tried again later. */
export function toSmtpFailure(thrown: unknown): SmtpFailure {
  const {
    code,
    originalCode,
    responseCode,
    response = '',
    command = '',
  } = (thrown ?? {}) as SmtpErrorFields;
  const enhanced = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0];
  const said =
    responseCode === undefined
      ? (originalCode ?? code ?? 'unknown')
      : [responseCode, enhanced].filter(Boolean).join(' ');
  const fault = describeTlsError(thrown);
  const message = `SMTP ${said}${command === '' ? '' : ` (${command})`}${fault === null ? '' : `: ${fault}`}`;
  const isPermanent =
    responseCode !== undefined && responseCode >= 500 && MESSAGE_COMMANDS.test(command);
  // nodemailer itself rejects an address that no server would accept.
  const isInvalid = code === 'EENVELOPE' && command === 'API';
  return {
    error: isPermanent || isInvalid ? new UnrecoverableError(message) : new Error(message),
    isDoubtful:
      responseCode === undefined &&
      ![code, originalCode].some((one) => one !== undefined && NO_SESSION_CODES.has(one)),
  };
}
