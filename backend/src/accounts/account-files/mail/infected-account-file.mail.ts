import type { RegistrationFile } from '@pratiche/domain';
import type { MailTemplate } from '../../../platform/mail/index.js';

const FILE_LABELS: Record<RegistrationFile, string> = {
  ciFront: 'il fronte del documento di identità',
  ciRear: 'il retro del documento di identità',
  contract: 'la lettera di incarico firmata',
};

/** To the owner of an account, one of whose files the scanner, back again, found malware in. */
export function infectedAccountFileMail(purpose: RegistrationFile): MailTemplate {
  return {
    subject: 'Un file del tuo profilo è stato rimosso dall’antivirus',
    heading: 'Un file è stato rimosso',
    paragraphs: [
      `L’antivirus ha trovato un programma dannoso nel file che hai caricato come ${FILE_LABELS[purpose]}: lo abbiamo eliminato e nessuno lo ha potuto aprire.`,
      purpose === 'contract'
        ? 'Controlla con un antivirus il dispositivo da cui lo hai caricato, poi invia all’assistenza un’altra copia del documento.'
        : 'Controlla con un antivirus il dispositivo da cui lo hai caricato, poi carica un’altra copia del documento dalla pagina del profilo.',
    ],
    ...(purpose === 'contract'
      ? {}
      : { action: { label: 'Apri il profilo', path: '/accounts/edit' } }),
  };
}
