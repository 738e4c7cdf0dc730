import { Problem } from '../http/problem.exception.js';
import { decodeXmlBytes, readXmlEncoding } from './xml-encoding.util.js';

const READABLE_ENCODINGS = 'UTF-8, UTF-16, ISO-8859-1 o Windows-1252';

const encodingProblem = (message: string): Problem => new Problem(415, 'xml-encoding', message);

/**
 * Text of an XML file, by its byte order mark and its declaration.
 * @throws 415 when the encoding is not supported, or the bytes are invalid in it
 */
export function decodeXml(bytes: Buffer): string {
  const { seen, isWide, skip, declared, named } = readXmlEncoding(bytes);
  if (seen === 'utf-32') throw unreadableEncodingProblem('UTF-32');
  if (named === undefined) throw unreadableEncodingProblem(declared ?? '');
  if (seen !== null && named !== null && named !== seen && !(isWide && named === 'utf-16'))
    throw encodingMismatchProblem(declared ?? '');
  if (seen === null && named?.startsWith('utf-16')) throw encodingMismatchProblem(declared ?? '');
  return decodeBytes(seen ?? named ?? 'utf-8', bytes.subarray(skip), declared ?? 'UTF-8');
}

const unreadableEncodingProblem = (name: string): Problem =>
  encodingProblem(
    `La codifica «${name.slice(0, 40)}» del file non è leggibile: salvalo in ${READABLE_ENCODINGS}.`,
  );
const encodingMismatchProblem = (name: string): Problem =>
  encodingProblem(
    `Il file dichiara la codifica «${name}» ma è scritto in un’altra: salvalo di nuovo in UTF-8.`,
  );

function decodeBytes(encoding: string, bytes: Buffer, name: string): string {
  try {
    return decodeXmlBytes(encoding, bytes);
  } catch {
    throw encodingProblem(
      `Il file contiene caratteri che la codifica «${name}» non ammette: salvalo di nuovo in UTF-8.`,
    );
  }
}
