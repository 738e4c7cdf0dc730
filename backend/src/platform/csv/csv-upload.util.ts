import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { badRequest, Problem, tooLarge } from '../http/index.js';

export interface CsvUpload {
  bytes: Buffer;
  fileName: string;
  /** The other fields of the form. */
  fields: Record<string, string>;
}

const FILE_FIELD = 'file';
const createMissingFileProblem = (): Problem =>
  badRequest('Manca il file CSV da importare.', 'invalid-data', {
    errors: [{ field: FILE_FIELD, message: 'Caricare documento!' }],
  });

/** Reads the single file of a form into memory, at most `maxBytes`. Nothing is stored. */
export async function readCsvUpload(request: FastifyRequest, maxBytes: number): Promise<CsvUpload> {
  if (!request.isMultipart()) throw createMissingFileProblem();
  try {
    return await readForm(request, maxBytes);
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

async function readForm(request: FastifyRequest, maxBytes: number): Promise<CsvUpload> {
  const fields: Record<string, string> = {};
  let file: { bytes: Buffer; fileName: string } | null = null;
  for await (const part of request.parts({
    limits: { fileSize: maxBytes, files: 1, fields: 5, fieldSize: 20_000 },
  })) {
    if (part.type === 'file')
      file = { bytes: await readPart(part, maxBytes), fileName: part.filename.slice(0, 200) };
    else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
  }
  if (file === null) throw createMissingFileProblem();
  if (file.bytes.length === 0)
    throw badRequest('Il file è vuoto: non contiene nessun dato.', 'file-empty');
  return { ...file, fields };
}

async function readPart(part: MultipartFile, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk as Buffer);
  if (part.file.truncated)
    throw tooLarge(
      `Il file supera ${maxBytes / 1_000_000} MB: dividilo in più file.`,
      'csv-too-large',
    );
  return Buffer.concat(chunks);
}
