import type { ContractRevocation } from '@pratiche/domain';
import { CONTRACT_REVOCATIONS } from '@pratiche/domain/accounts';
import type { MailTemplate } from '../../../platform/mail/index.js';

interface RevokedContract {
  businessName: string | null;
  reason: ContractRevocation;
  note: string | null;
}

/** To the owner: the portal is closed again until the contract is in order. */
export const contractRevokedMail = ({
  businessName,
  reason,
  note,
}: RevokedContract): MailTemplate => ({
  subject: 'Contratto da verificare di nuovo',
  heading: 'Abbiamo ritirato la verifica del contratto',
  paragraphs: [
    `Abbiamo ritirato la verifica del contratto di «${businessName ?? ''}». Motivo: ${CONTRACT_REVOCATIONS.find(({ value }) => value === reason)?.label ?? reason}.`,
    ...(note === null ? [] : [note]),
    'Finché non lo verifichiamo di nuovo non puoi usare il portale. Pratiche, documenti e crediti restano come sono; le pratiche già inviate proseguono.',
    'Se vuoi chiarimenti scrivi all’assistenza.',
  ],
});
