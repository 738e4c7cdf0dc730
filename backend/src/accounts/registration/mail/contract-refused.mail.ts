import { getChoiceLabel, type ContractRefusal } from '@pratiche/domain';
import {
  CONTRACT_REASONS,
  listRequestedFiles,
  REGISTRATION_FILE_LABELS,
} from '@pratiche/domain/accounts';
import type { MailTemplate } from '../../../platform/mail/index.js';

interface RefusedContract {
  businessName: string | null;
  reason: ContractRefusal;
  note: string | null;
}

/** To the fitter: what is wrong with the papers, and where to hand in new ones. */
export const contractRefusedMail = ({
  businessName,
  reason,
  note,
}: RefusedContract): MailTemplate => {
  const files = listRequestedFiles(reason).map((name) => REGISTRATION_FILE_LABELS[name]);
  return {
    subject: 'Contratto da inviare di nuovo',
    heading: 'Manca poco: serve un documento corretto',
    paragraphs: [
      `Abbiamo controllato i documenti di «${businessName ?? ''}» e per ora non possiamo attivare il portale. Motivo: ${getChoiceLabel(CONTRACT_REASONS, reason)}.`,
      ...(note === null ? [] : [note]),
      files.length === 0
        ? 'Accedi al portale: trovi il motivo e puoi caricare i documenti corretti.'
        : `Accedi al portale e carica di nuovo: ${files.join(', ')}. Gli altri dati restano come li hai inseriti.`,
      'Appena li riceviamo li controlliamo di nuovo e ti scriviamo.',
    ],
    action: { label: 'Carica i documenti', path: '/dashboard' },
  };
};
