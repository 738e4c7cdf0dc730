import { selectPlural } from '@pratiche/domain';
import { formatDossierName, type DossierReference } from '../../mail/dossier-name.util.js';
import type { MailTemplate } from '../../../platform/mail/index.js';

export interface MailedMessage {
  who: string;
  kind: 'text' | 'request' | 'answer' | 'revoke';
  text: string;
  documentName: string | null;
}

/** Messages quoted in full; the e-mail counts the others. */
const MAX_QUOTED_MESSAGES = 5;
const MAX_EXCERPT_LENGTH = 600;

const OPENINGS: Record<MailedMessage['kind'], (message: MailedMessage) => string> = {
  text: ({ who }) => `${who} ha scritto:`,
  request: ({ who, documentName }) =>
    `${who} ti chiede di caricare di nuovo il documento «${documentName}»:`,
  answer: ({ who, documentName }) => `${who} ha caricato di nuovo il documento «${documentName}».`,
  revoke: ({ documentName }) =>
    `Il documento «${documentName}» non serve più: la richiesta è stata ritirata.`,
};

const truncateText = (text: string): string =>
  text.length <= MAX_EXCERPT_LENGTH ? text : `${text.slice(0, MAX_EXCERPT_LENGTH).trimEnd()}…`;

const formatMessage = (message: MailedMessage): string =>
  [OPENINGS[message.kind](message), truncateText(message.text)]
    .filter((part) => part !== '')
    .join('\n');

/** Sent to one side of a thread: all unread messages of the other side. */
export function messagesMail(
  dossier: DossierReference,
  messages: readonly MailedMessage[],
  path: string,
): MailTemplate {
  const asksDocument = messages.some(({ kind }) => kind === 'request');
  const count = selectPlural(
    messages.length,
    'Un nuovo messaggio',
    `${messages.length} nuovi messaggi`,
  );
  const rest = messages.length - MAX_QUOTED_MESSAGES;
  return {
    subject: `Pratica n. ${dossier.id}: ${asksDocument ? 'documento richiesto di nuovo' : selectPlural(messages.length, 'nuovo messaggio', 'nuovi messaggi')}`,
    heading: asksDocument ? 'Serve di nuovo un documento' : count,
    paragraphs: [
      `${count} sulla ${formatDossierName(dossier)}.`,
      ...messages.slice(0, MAX_QUOTED_MESSAGES).map(formatMessage),
      ...(rest > 0
        ? [
            selectPlural(
              rest,
              'Trovi un altro messaggio nella pagina della pratica.',
              `Altri ${rest} messaggi li trovi nella pagina della pratica.`,
            ),
          ]
        : []),
      ...(asksDocument
        ? [
            'Puoi caricare solo il documento richiesto: gli altri dati della pratica restano come li hai inviati.',
          ]
        : []),
    ],
    action: { label: asksDocument ? 'Carica il documento' : 'Leggi e rispondi', path },
  };
}
