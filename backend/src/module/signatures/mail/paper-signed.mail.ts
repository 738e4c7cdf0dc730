import { stripFullStop } from '@pratiche/domain';
import type { MailTemplate } from '../../../platform/mail/index.js';

/** To who signed: what was signed, and where it can be checked. */
export const paperSignedMail = ({
  title,
  company,
  asker,
  documentSha256,
  signedHash,
  verificationCode,
}: {
  title: string;
  company: string;
  /** The company that asked the customer to sign; empty for its own papers. */
  asker: string;
  documentSha256: string;
  /** Of the event of the signature: who keeps the e-mail can hold the record against it. */
  signedHash: string;
  verificationCode: string;
}): MailTemplate => ({
  subject: `Hai firmato: ${title}`,
  heading: 'Hai firmato un documento',
  paragraphs: [
    `Hai firmato online «${title}» per la pratica seguita da ${stripFullStop(company) || 'l’impresa'}.`,
    'Trovi in allegato la tua copia del documento: conservala con questa e-mail. Il pulsante qui sotto apre la pagina di verifica: controlli quando vuoi che il documento non sia cambiato e che la firma sia quella di questa e-mail. Il certificato di firma lo scarichi dalla pagina in cui hai firmato.',
  ],
  action: {
    label: 'Verifica la firma',
    path: `/verify-signature/${verificationCode}?impronta=${signedHash}`,
  },
  details: [
    `Codice di verifica: ${verificationCode}. Impronta SHA-256 del documento: ${documentSha256}.`,
    `Impronta della firma nel registro: ${signedHash}.`,
  ],
  onBehalfOf: asker,
  reason: 'Ricevi questa e-mail perché hai firmato un documento online.',
});
