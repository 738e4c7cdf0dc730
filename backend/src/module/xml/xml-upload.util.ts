import type { MultipartFile } from '@fastify/multipart';
import { FILE_MAX_BYTES, XML_BYTES_MAX, XML_TOO_LARGE_MESSAGE } from '@pratiche/domain';
import type { FastifyRequest } from 'fastify';
import { badRequest, Problem, tooLarge } from '../../platform/http/index.js';

/** Content type of a body that is the file itself. */
export const XML_CONTENT_TYPE = 'text/xml';
const FILE_FIELD = 'file';

const missingFileProblem = (): Problem =>
  badRequest('Manca il file XML da importare.', 'invalid-data', {
    errors: [{ field: FILE_FIELD, message: 'Caricare documento!' }],
  });
const xmlTooLargeProblem = (): Problem => tooLarge(XML_TOO_LARGE_MESSAGE, 'xml-too-large');

/**
 * Reads a body as bytes. The excess of a large body is drained, so that the client gets an answer instead of a broken
 * connection.
 */
export async function readBodyBytes(payload: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload) {
    if (size <= XML_BYTES_MAX) chunks.push(chunk);
    size += chunk.length;
    if (size >= FILE_MAX_BYTES) throw xmlTooLargeProblem();
  }
  return Buffer.concat(chunks);
}

/** The bytes of the file, sent as a form or as the body itself. Nothing is stored. */
export async function receiveXmlUpload(request: FastifyRequest): Promise<Buffer> {
  const bytes = request.isMultipart() ? await bytesFromForm(request) : bytesFromBody(request.body);
  if (bytes.length > XML_BYTES_MAX) throw xmlTooLargeProblem();
  if (bytes.length === 0)
    throw badRequest('Il file è vuoto: non contiene nessun dato.', 'file-empty');
  return bytes;
}

function bytesFromBody(body: unknown): Buffer {
  if (!Buffer.isBuffer(body)) throw missingFileProblem();
  return body;
}

async function bytesFromForm(request: FastifyRequest): Promise<Buffer> {
  try {
    let bytes: Buffer | null = null;
    for await (const part of request.parts({
      limits: { fileSize: XML_BYTES_MAX, files: 1, fields: 5 },
    })) {
      if (part.type === 'file') bytes = await readPartBytes(part);
    }
    if (bytes === null) throw missingFileProblem();
    return bytes;
  } catch (error) {
    if (
      error instanceof Problem ||
      (typeof error === 'object' && error !== null && 'statusCode' in error)
    )
      throw error;
    throw badRequest(
      'Il caricamento si è interrotto o non è leggibile: riprova.',
      'upload-unreadable',
    );
  }
}

async function readPartBytes(part: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk as Buffer);
  if (part.file.truncated) throw xmlTooLargeProblem();
  return Buffer.concat(chunks);
}
