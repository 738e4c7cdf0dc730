import { quoteTitles, SIGNATURE_CODE } from '@pratiche/domain/signatures';
import type { MailTemplate } from '../../../platform/mail/index.js';

/** To who signs: the code that completes the signature. */
export const signatureCodeMail = ({
  code,
  titles,
  asker,
}: {
  code: string;
  /** The papers that the code is for. */
  titles: readonly string[];
  /** The company that asks the customer to sign; empty for its own papers. */
  asker: string;
}): MailTemplate => ({
  subject: `${code} è il codice per la tua firma`,
  heading: 'Il codice per firmare',
  paragraphs: [
    `Per firmare ${quoteTitles(titles)} scrivi questo codice nella pagina che hai aperto:`,
  ],
  code,
  details: [
    `Vale ${SIGNATURE_CODE.validMinutes} minuti. Non darlo a nessuno, nemmeno a ${asker || 'chi segue la pratica'}: chi ha il codice può firmare al tuo posto.`,
  ],
  onBehalfOf: asker,
  reason: 'Ricevi questa e-mail perché hai chiesto di firmare online.',
});
