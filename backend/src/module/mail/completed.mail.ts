import { ENEA_FILINGS, type FilingCpid } from '@pratiche/domain';
import type { MailTemplate } from '../../platform/mail/index.js';
import { formatDossierName, type DossierReference } from './dossier-name.util.js';

const describeOneReceipt = (cpids: readonly FilingCpid[], isAttached: boolean): string[] => [
  ...cpids.map(({ cpid }) => `Codice CPID: ${cpid}.`),
  `La ricevuta con il codice CPID è ${isAttached ? 'allegata a questa e-mail e ' : ''}insieme ai documenti della pratica: consegnala al cliente, che deve conservarla per la detrazione.`,
];

const describeReceipts = (cpids: readonly FilingCpid[], isAttached: boolean): string[] => [
  `Le dichiarazioni ENEA sono ${cpids.length}, ognuna con la sua ricevuta.`,
  ...cpids.map(({ filing, cpid }) => `${ENEA_FILINGS[filing].label}: codice CPID ${cpid}.`),
  `Le ricevute con i codici CPID sono ${isAttached ? 'allegate a questa e-mail e ' : ''}insieme ai documenti della pratica: consegnale al cliente, che deve conservarle per la detrazione.`,
];

/** To the owner: the dossier is filed with ENEA and complete. */
export const completedMail = (
  dossier: DossierReference,
  cpids: readonly FilingCpid[],
  isAttached: boolean,
): MailTemplate => ({
  subject: `Pratica n. ${dossier.id} completata`,
  heading: 'Pratica completata',
  paragraphs: [
    `La ${formatDossierName(dossier)} è stata trasmessa a ENEA ed è completata.`,
    ...(cpids.length < 2 ? describeOneReceipt : describeReceipts)(cpids, isAttached),
  ],
  action: { label: 'Scarica i documenti', path: '/modules/elaborate' },
});
