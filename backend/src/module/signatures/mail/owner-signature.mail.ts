import { continueSentence } from '@pratiche/domain';
import type { MailTemplate } from '../../../platform/mail/index.js';

/** To the owner: a customer signed or refused a paper, or a signature is void. */
export const ownerSignatureMail = ({
  dossierId,
  title,
  text,
}: {
  dossierId: number;
  title: string;
  text: string;
}): MailTemplate => ({
  subject: `Pratica n. ${dossierId}: ${continueSentence(title)}`,
  heading: title,
  paragraphs: [text],
  action: { label: 'Apri la pratica', path: `/modules/edit/${dossierId}` },
});
