import type { MailTemplate } from '../../../platform/mail/index.js';

/** To the applicant for a company that has an account already; does not say so, since any VAT number may be typed. */
export const companyCheckMail = (businessName: string): MailTemplate => ({
  subject: 'Registrazione ricevuta: serve un controllo',
  heading: 'Serve un controllo sui dati dell’azienda',
  paragraphs: [
    `Abbiamo ricevuto la registrazione di «${businessName}». Prima di attivarla, l’assistenza deve controllare i dati dell’azienda con il legale rappresentante.`,
    'Per ora non abbiamo creato alcun account e abbiamo eliminato i documenti inviati. Non serve che invii di nuovo la registrazione: l’assistenza è stata avvisata.',
    'Se in azienda qualcuno usa già il portale, chiedi prima a quella persona.',
  ],
});

/** To the back office: the same VAT number with another address. */
export const companyAlreadyRegisteredMail = ({
  accountId,
  vat,
  applicant,
}: {
  accountId: number;
  vat: string;
  applicant: string;
}): MailTemplate => ({
  subject: `Partita IVA ${vat}: nuova registrazione non accolta`,
  heading: 'Un’azienda già registrata si è registrata di nuovo',
  paragraphs: [
    `La partita IVA ${vat} appartiene all’account n. ${accountId}. Una nuova registrazione con l’indirizzo ${applicant} non è stata accolta; chi l’ha inviata sa soltanto che serve un controllo.`,
    'Contatta l’azienda ai recapiti dell’account esistente, non a quelli della nuova richiesta, e se serve crea un secondo account per il nuovo indirizzo.',
  ],
  action: { label: 'Apri l’account', path: `/administration/users/${accountId}` },
});
