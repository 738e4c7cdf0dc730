import type { MultipartFile } from '@fastify/multipart';
import { FILE_LIMIT_BYTES, XML_BYTES_MAX, XML_TOO_LARGE_MESSAGE } from '@pratiche/domain';
import type { FastifyRequest } from 'fastify';
import { badRequest, Problem, tooLarge } from '../platform/http/index.js';

/** A body that is the file itself. */
export const XML_TYPE = 'text/xml';
const FIELD = 'file';

const missing = (): Problem =>
  badRequest('Manca il file XML da importare.', 'invalid-data', {
    errors: [{ field: FIELD, message: 'Caricare documento!' }],
  });
const tooLargeXml = (): Problem => tooLarge(XML_TOO_LARGE_MESSAGE, 'xml-too-large');

/**
 * Reads a body as bytes. What is too much is read away and not kept, so that the sender gets an answer instead of a broken
 * connection.
 */
export async function bodyBytes(payload: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload) {
    if (size <= XML_BYTES_MAX) chunks.push(chunk);
    size += chunk.length;
    if (size >= FILE_LIMIT_BYTES) throw tooLargeXml();
  }
  return Buffer.concat(chunks);
}

/** The bytes of the file, sent as a form or as the body itself. Nothing is stored. */
export async function receiveXml(request: FastifyRequest): Promise<Buffer> {
  const bytes = request.isMultipart() ? await fromForm(request) : fromBody(request.body);
  if (bytes.length > XML_BYTES_MAX) throw tooLargeXml();
  if (bytes.length === 0)
    throw badRequest('Il file è vuoto: non contiene nessun dato.', 'file-empty');
  return bytes;
}

function fromBody(body: unknown): Buffer {
  if (!Buffer.isBuffer(body)) throw missing();
  return body;
}

async function fromForm(request: FastifyRequest): Promise<Buffer> {
  try {
    let bytes: Buffer | null = null;
    for await (const part of request.parts({
      limits: { fileSize: XML_BYTES_MAX, files: 1, fields: 5 },
    })) {
      if (part.type === 'file') bytes = await bytesOf(part);
    }
    if (bytes === null) throw missing();
    return bytes;
  } catch (error) {
    if (
      error instanceof Problem ||
      (typeof error === 'object' && error !== null && 'statusCode' in error)
    )
      throw error;
    throw badRequest(
      'Il caricamento si è interrotto o non è leggibile: riprovare.',
      'upload-unreadable',
    );
  }
}

async function bytesOf(part: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk as Buffer);
  if (part.file.truncated) throw tooLargeXml();
  return Buffer.concat(chunks);
}
