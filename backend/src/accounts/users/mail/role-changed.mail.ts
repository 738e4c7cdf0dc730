import { getChoiceLabel, ROLE_CHOICES, type OperatorRole } from '@pratiche/domain';
import type { MailTemplate } from '../../../platform/mail/index.js';

const RIGHTS: Record<OperatorRole, string> = {
  Admin: 'Da ora lavori le pratiche; impostazioni, operatori e registro restano ai SuperAdmin.',
  SuperAdmin: 'Da ora gestisci anche impostazioni, operatori, pagamenti e registro delle attività.',
};

/** To a person of the back office whose role has changed. */
export const roleChangedMail = (role: OperatorRole): MailTemplate => ({
  subject: 'Il tuo ruolo nel portale è cambiato',
  heading: `Il tuo nuovo ruolo è ${getChoiceLabel(ROLE_CHOICES, role)}`,
  paragraphs: [
    RIGHTS[role],
    'Abbiamo chiuso le tue sessioni: per continuare accedi di nuovo.',
    'Se non te lo aspettavi, scrivi a un SuperAdmin.',
  ],
  action: { label: 'Accedi al portale', path: '/login' },
});
