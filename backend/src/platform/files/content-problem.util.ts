import type { MultipartFile } from '@fastify/multipart';
import {
  BROKEN_P7M_MESSAGE,
  BROKEN_XML_MESSAGE,
  describeForeignFile,
  describeRefusedName,
  getFileExtension,
  MAIL_FILE_MESSAGE,
} from '@pratiche/domain';
import { badRequest, Problem } from '../http/index.js';
import { detectRefusedKind, detectXmlType, findAcceptedExtension } from './file-type.util.js';
import { isMailMessage } from './mail-message.util.js';

const EMPTY_FILE_MESSAGE = 'Il file è vuoto: caricane un’altra copia.';
/** Some programs save messages in a format of their own. */
const MAIL_FILE_NAME = /\.(?:eml|msg)$/i;
const wrongExtensionMessage = (extension: string): string =>
  `Il nome finisce con .${extension}, ma il contenuto è di un altro tipo o è danneggiato: il file non si aprirebbe. ` +
  'Aprilo con il suo programma e salvalo come PDF, oppure carica una foto del documento.';

/** The refusal of a file whose first bytes are of no accepted type, with what to do about it. */
export async function createContentProblem(
  head: Buffer,
  { fieldname, filename }: Pick<MultipartFile, 'fieldname' | 'filename'>,
): Promise<Problem> {
  if (head.length === 0)
    return badRequest(EMPTY_FILE_MESSAGE, 'file-empty', fieldError(fieldname, EMPTY_FILE_MESSAGE));
  const message = await describeContent(head, filename);
  return new Problem(415, 'file-type-refused', message, fieldError(fieldname, message));
}

async function describeContent(head: Buffer, fileName: string): Promise<string> {
  if (isMailMessage(head) || MAIL_FILE_NAME.test(fileName)) return MAIL_FILE_MESSAGE;
  const foreign = await detectRefusedKind(head, fileName);
  if (foreign !== null) return describeForeignFile(foreign);
  const extension = getFileExtension(fileName);
  if (extension === 'xml' && detectXmlType(head) === null) return BROKEN_XML_MESSAGE;
  if (extension === 'p7m') return BROKEN_P7M_MESSAGE;
  // The name promises an accepted type: listing the accepted types would not help.
  const promised = findAcceptedExtension(fileName);
  return promised === null ? describeRefusedName(fileName) : wrongExtensionMessage(promised);
}

const fieldError = (field: string, message: string) => ({ errors: [{ field, message }] });
