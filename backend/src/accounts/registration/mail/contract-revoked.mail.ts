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
  heading: 'La verifica del contratto è stata ritirata',
  paragraphs: [
    `La verifica del contratto di «${businessName ?? ''}» è stata ritirata. Motivo: ${CONTRACT_REVOCATIONS.find(({ value }) => value === reason)?.label ?? reason}.`,
    ...(note === null ? [] : [note]),
    'Finché il contratto non viene verificato di nuovo il portale non si può usare. Pratiche, documenti e crediti restano come sono; le pratiche già inviate proseguono.',
    'Per chiarimenti è possibile contattare l’assistenza.',
  ],
});
