import { MESSAGE_MAX, REQUIRED_MESSAGE } from '@pratiche/domain';
import { z } from 'zod';

/** Text of several lines: trimmed, no control characters but line ends and tabs, no half of a surrogate pair. */
const longText = z
  .string({ error: 'Deve essere un testo.' })
  .transform((value) => value.replace(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .max(MESSAGE_MAX, { error: `Al massimo ${MESSAGE_MAX} caratteri.` })
      .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u, { error: 'Contiene caratteri non ammessi.' }),
  );

/** Fields of `POST Module/messages/{id}` (multipart); without a file the text is required. */
export const messageInput = z.object({ text: longText.optional().default('') });
export type MessageInput = z.output<typeof messageInput>;

const messageId = z
  .int({ error: 'Deve essere un numero intero.' })
  .min(1, { error: 'Numero non valido.' })
  .max(2_147_483_647, { error: 'Numero non valido.' });

/** Body of `POST Module/messages/{id}/read`: everything up to this message was seen. */
export const readInput = z.object({ lastId: messageId });
export type ReadInput = z.output<typeof readInput>;

/** Body of `POST Module/documentRequests/{id}`. */
export const documentRequestInput = z.object({
  itemId: messageId,
  text: longText.pipe(z.string().min(1, { error: REQUIRED_MESSAGE })),
});
export type DocumentRequestInput = z.output<typeof documentRequestInput>;

/** Body of `POST Module/documentRequests/{id}/{requestId}/answer`. */
export const documentAnswerInput = z.object({ text: longText.optional().default('') });
export type DocumentAnswerInput = z.output<typeof documentAnswerInput>;
