import type { MailTemplate } from '../../../platform/mail/index.js';

/** To who signed: what was signed, and where it can be checked. */
export const paperSignedMail = ({
  title,
  company,
  documentSha256,
  verificationCode,
}: {
  title: string;
  company: string;
  documentSha256: string;
  verificationCode: string;
}): MailTemplate => ({
  subject: `Hai firmato: ${title}`,
  heading: 'Hai firmato un documento',
  paragraphs: [
    `Hai firmato online «${title}» per la pratica seguita da ${company || 'l’impresa'}.`,
    `Codice di verifica: ${verificationCode}. Impronta SHA-256 del documento: ${documentSha256}.`,
    'Nella pagina di verifica controlli quando vuoi che il documento non sia cambiato. Il documento e il certificato di firma si scaricano dal tuo link.',
  ],
  action: { label: 'Verifica la firma', path: `/verify-signature/${verificationCode}` },
  reason: 'Ricevi questa e-mail perché hai firmato un documento online.',
});
