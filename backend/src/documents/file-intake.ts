import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart';
import { Injectable } from '@nestjs/common';
import { FILE_LIMIT_BYTES, FILE_TOO_LARGE_MESSAGE, WRONG_FILE_KIND } from '@pratiche/domain';
import type { FastifyRequest } from 'fastify';
import type { AuditActor } from '../platform/audit/audit-log.service.js';
import { badRequest, Problem, tooLarge } from '../platform/http/index.js';
import { FileStorage } from '../platform/storage/index.js';
import { UnscannedFiles } from '../platform/scanning/index.js';
import { FileScans } from './file-scans.js';
import { FileWrites } from './file-writes.js';
import { keptFileName } from './file-name.js';
import { acceptedType, HEAD_BYTES, promisedExtension, type AcceptedType } from './file-type.js';

/** A file whose bytes lie in the storage, still without a row that knows it. */
export interface ReceivedFile {
  storageKey: string;
  fileName: string;
  size: number;
  sha256: string;
  contentType: string;
}

export type Fields = Readonly<Record<string, string>>;

const EMPTY_FILE = 'Il file è vuoto: caricarne un’altra copia.';

interface Wishes {
  /** Folder of the storage the bytes lie in. */
  folder?: string;
  /** Refuses by what the fields say, before the bytes are taken in. Called only with fields that came first. */
  gate?: (fields: Fields) => Promise<unknown>;
}

interface Intake<T> extends Wishes {
  /** Name of the file's field. */
  field: string;
  /** Makes the file known. When it refuses, the bytes are deleted again. */
  use: (fields: Fields, file: ReceivedFile | null) => Promise<T>;
}

interface SeveralIntake<Name extends string, T> extends Wishes {
  /** Names of the files' fields; each may come once, or not at all. */
  names: readonly Name[];
  use: (fields: Fields, files: Partial<Record<Name, ReceivedFile>>) => Promise<T>;
}

const DOSSIER_FOLDER = 'dossiers';
const UNREADABLE = 'Il caricamento si è interrotto o non è leggibile: riprovare.';
const NOT_WHAT_IT_SAYS = (extension: string): string =>
  `Il nome finisce con .${extension}, ma il contenuto è di un altro tipo o è danneggiato: il file non si aprirebbe. ` +
  'Aprirlo con il suo programma e salvarlo come PDF, oppure caricare una foto del documento.';

/** Takes in multipart uploads: bytes stream to the storage while they are counted, hashed and recognised. */
@Injectable()
export class FileIntake {
  constructor(
    private readonly storage: FileStorage,
    private readonly writes: FileWrites,
    private readonly scans: FileScans,
    private readonly unscanned: UnscannedFiles,
  ) {}

  /** One file. After a refusal neither a row nor a file remains. */
  async receive<T>(request: FastifyRequest, { field, use, ...wishes }: Intake<T>): Promise<T> {
    return this.receiveSeveral(request, {
      ...wishes,
      names: [field],
      use: async (fields, files) => use(fields, files[field] ?? null),
    });
  }

  /** Several files under names of their own. After a refusal neither a row nor a file remains. */
  async receiveSeveral<Name extends string, T>(
    request: FastifyRequest,
    { names, use, ...wishes }: SeveralIntake<Name, T>,
  ): Promise<T> {
    if (!request.isMultipart())
      throw badRequest('Il file va inviato come multipart/form-data.', 'not-multipart');
    const { fields, files } = await this.takeIn(request, names, wishes);
    try {
      const result = await use(fields, files);
      await this.writes.keep(keysOf(files));
      return result;
    } catch (error) {
      // A refusal comes before the commit. Of any other failure nobody knows whether a row names the bytes already.
      if (error instanceof Problem) await this.forget(keysOf(files));
      else await this.writes.dropUnused(keysOf(files));
      throw error;
    }
  }

  private async takeIn<Name extends string>(
    request: FastifyRequest,
    names: readonly Name[],
    wishes: Wishes,
  ): Promise<{ fields: Record<string, string>; files: Partial<Record<Name, ReceivedFile>> }> {
    const fields: Record<string, string> = {};
    const files: Partial<Record<Name, ReceivedFile>> = {};
    let failure: { error: unknown } | null = null;
    try {
      for await (const part of readable(request.parts({ limits: { files: names.length } }))) {
        // After a failure the rest is read away, so that the client gets the answer instead of a broken connection.
        if (failure !== null) await skip(part);
        else
          await this.take(part, names, fields, files, { ...wishes, by: senderOf(request) }).catch(
            (error: unknown) => {
              failure = { error };
            },
          );
      }
      rethrow(failure);
      return { fields, files };
    } catch (error) {
      await this.forget(keysOf(files));
      throw error;
    }
  }

  private async forget(storageKeys: readonly string[]): Promise<void> {
    await this.writes.drop(storageKeys);
    await this.unscanned.forget(storageKeys);
  }

  private async take<Name extends string>(
    part: Multipart,
    names: readonly Name[],
    fields: Record<string, string>,
    files: Partial<Record<Name, ReceivedFile>>,
    wishes: Wishes & { by: AuditActor },
  ): Promise<void> {
    if (part.type === 'field') {
      fields[part.fieldname] = textOf(part);
      return;
    }
    const name = names.find((one) => one === part.fieldname);
    if (name === undefined || files[name] !== undefined)
      throw await refused(part, badRequest('Invia un solo file per volta.', 'unexpected-file'));
    files[name] = await this.store(part, wishes.folder ?? DOSSIER_FOLDER, wishes.by, async () =>
      wishes.gate?.(fields),
    );
  }

  private async store(
    part: MultipartFile,
    folder: string,
    by: AuditActor,
    gate: () => Promise<unknown>,
  ): Promise<ReceivedFile> {
    try {
      await gate();
    } catch (error) {
      throw await refused(part, error);
    }
    const bytes = part.file[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    const head = await readHead(bytes);
    const type = await acceptedType(Buffer.concat(head));
    if (type === null) throw await refused(part, emptyOrWrong(head, part), bytes);
    const storageKey = `${folder}/${randomUUID()}`;
    const seen = { size: 0, hash: createHash('sha256') };
    await this.writes.begin([storageKey]);
    try {
      await this.storage.put(
        storageKey,
        Readable.from(counted(head, bytes, seen), { objectMode: false }),
      );
      if (part.file.truncated || seen.size >= FILE_LIMIT_BYTES) throw tooLargeFile(part.fieldname);
      await this.scans.arrived(storageKey, part.fieldname, by);
    } catch (error) {
      await this.forget([storageKey]);
      // The storage may fail in the middle, of a full disk for one: unread, the rest would hold the answer back for ever.
      throw await refused(part, error, bytes);
    }
    return received(part, type, storageKey, seen.size, seen.hash.digest('hex'));
  }
}

const keysOf = (files: Partial<Record<string, ReceivedFile>>): string[] =>
  Object.values(files).flatMap((file) => file?.storageKey ?? []);

/** Whoever hands the file in, for the audit; nobody known at public forms. */
const senderOf = ({ caller, ip }: FastifyRequest): AuditActor => ({
  id: caller?.id ?? null,
  role: caller?.role ?? null,
  address: ip,
});

/** Throws what was caught before, as it was. */
function rethrow(failure: { error: unknown } | null): void {
  if (failure !== null) throw failure.error;
}

async function skip(part: Multipart): Promise<void> {
  if (part.type === 'file') await refused(part, null);
}

const at = (field: string, message: string) => ({ errors: [{ field, message }] });
const tooLargeFile = (field: string): Problem =>
  tooLarge(FILE_TOO_LARGE_MESSAGE, 'file-too-large', at(field, FILE_TOO_LARGE_MESSAGE));

const received = (
  part: MultipartFile,
  type: AcceptedType,
  storageKey: string,
  size: number,
  sha256: string,
): ReceivedFile => ({
  storageKey,
  fileName: keptFileName(part.filename, type),
  size,
  sha256,
  contentType: type.contentType,
});

function emptyOrWrong(head: Buffer[], { fieldname, filename }: MultipartFile): Problem {
  if (head.length === 0) return badRequest(EMPTY_FILE, 'file-empty', at(fieldname, EMPTY_FILE));
  // The name promises a type we take: telling which types we take would not help.
  const promised = promisedExtension(filename);
  const message = promised === null ? WRONG_FILE_KIND : NOT_WHAT_IT_SAYS(promised);
  return new Problem(415, 'file-type-refused', message, at(fieldname, message));
}

function textOf({ value, valueTruncated, fieldname }: MultipartValue): string {
  if (valueTruncated)
    throw badRequest('Un campo è troppo lungo.', 'invalid-data', {
      errors: [{ field: fieldname, message: 'Testo troppo lungo.' }],
    });
  return String(value);
}

/** Reads the rest away, so that the client gets the answer instead of a broken connection, and hands the error back. */
async function refused(
  part: MultipartFile,
  error: unknown,
  bytes?: AsyncIterator<Buffer>,
): Promise<unknown> {
  const rest = bytes ?? (part.file[Symbol.asyncIterator]() as AsyncIterator<Buffer>);
  while ((await next(rest)).done !== true);
  return part.file.truncated ? tooLargeFile(part.fieldname) : error;
}

async function readHead(bytes: AsyncIterator<Buffer>): Promise<Buffer[]> {
  const head: Buffer[] = [];
  for (let size = 0; size < HEAD_BYTES;) {
    const { value, done } = await next(bytes);
    if (done === true) break;
    head.push(value);
    size += value.length;
  }
  return head;
}

async function* counted(
  head: Buffer[],
  bytes: AsyncIterator<Buffer>,
  seen: { size: number; hash: ReturnType<typeof createHash> },
): AsyncGenerator<Buffer> {
  for (const chunk of head) yield note(chunk);
  for (let step = await next(bytes); step.done !== true; step = await next(bytes))
    yield note(step.value);

  function note(chunk: Buffer): Buffer {
    seen.size += chunk.length;
    seen.hash.update(chunk);
    return chunk;
  }
}

/** A body that ends early or is no multipart is the sender's fault. */
async function next(bytes: AsyncIterator<Buffer>): Promise<IteratorResult<Buffer>> {
  try {
    return await bytes.next();
  } catch {
    throw badRequest(UNREADABLE, 'upload-unreadable');
  }
}

async function* readable(parts: AsyncIterableIterator<Multipart>): AsyncGenerator<Multipart> {
  for (;;) {
    const step = await parts.next().catch((error: unknown) => {
      throw typeof error === 'object' && error !== null && 'statusCode' in error
        ? error
        : badRequest(UNREADABLE, 'upload-unreadable');
    });
    if (step.done === true) return;
    yield step.value;
  }
}
