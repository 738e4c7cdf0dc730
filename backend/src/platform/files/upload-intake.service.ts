import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { Injectable } from '@nestjs/common';
import { FILE_MAX_BYTES } from '@pratiche/domain';
import type { FastifyRequest } from 'fastify';
import type { AuditActor } from '../audit/audit-log.service.js';
import { badRequest, Problem, unprocessable } from '../http/index.js';
import { FileStorageService, FileStoreAwayError } from '../storage/index.js';
import { UnscannedFileRepository } from '../scanning/index.js';
import { UploadScanService } from './upload-scan.service.js';
import { PdfContentService } from './pdf-content.service.js';
import { ZipInspectionService } from './zip-inspection.service.js';
import { createFileEndScan } from './file-end.util.js';
import { FileWriteService } from './file-write.service.js';
import { sanitizeFileName } from './file-name.util.js';
import { detectFileType, type AcceptedFileType } from './file-type.util.js';
import { createContentProblem } from './content-problem.util.js';
import {
  countAndHash,
  createTooLargeProblem,
  drainAndReturnError,
  drainPart,
  readHead,
  readParts,
  readTextField,
} from './multipart-reader.util.js';

/** A file whose bytes are stored; no row refers to it yet. */
export interface ReceivedFile {
  storageKey: string;
  fileName: string;
  size: number;
  sha256: string;
  contentType: string;
  /** Set by the feature when the same bytes were stored before: these are deleted. */
  isUnused?: true;
}

export type MultipartFields = Readonly<Record<string, string>>;

const INCOMPLETE_FILE_MESSAGE =
  'Il file è incompleto e non si aprirebbe: forse la copia si è interrotta. Scaricalo o fotografalo di nuovo, poi carica la nuova copia.';

interface IntakeOptions {
  /** Folder of the storage that receives the bytes. */
  folder?: string;
  /** Refuses by the fields that came before the file, before its bytes are stored. */
  validateFields?: (fields: MultipartFields) => Promise<unknown>;
  /** Recognises further types by the first bytes; only asked about files that no upload takes otherwise. */
  detectFurtherType?: (head: Buffer, fields: MultipartFields) => Promise<AcceptedFileType | null>;
  /** Takes also a file that was cut off: what is wrong with it is the question. */
  takesIncomplete?: true;
  /** Takes a ZIP also with files that are no documents: its reader leaves them out. */
  takesOtherFiles?: true;
}

interface SingleFileIntake<T> extends IntakeOptions {
  /** Name of the file's field. */
  field: string;
  /** Writes the row of the file. When it throws, the bytes are deleted again. */
  save: (fields: MultipartFields, file: ReceivedFile | null) => Promise<T>;
}

interface MultipleFileIntake<Name extends string, T> extends IntakeOptions {
  /** Names of the files' fields; each may come once, or not at all. */
  names: readonly Name[];
  save: (fields: MultipartFields, files: Partial<Record<Name, ReceivedFile>>) => Promise<T>;
}

const DOSSIER_FOLDER = 'dossiers';
const ZIP_CONTENT_TYPE = 'application/zip';
/** Takes in multipart uploads: bytes stream to the storage while they are counted, hashed and recognised. */
@Injectable()
export class UploadIntakeService {
  constructor(
    private readonly fileStorageService: FileStorageService,
    private readonly fileWriteService: FileWriteService,
    private readonly uploadScanService: UploadScanService,
    private readonly unscannedFileRepository: UnscannedFileRepository,
    private readonly zipInspectionService: ZipInspectionService,
    private readonly pdfContentService: PdfContentService,
  ) {}

  /** Receives one file; after a refusal neither a row nor a file remains. */
  async receiveFile<T>(
    request: FastifyRequest,
    { field, save, ...options }: SingleFileIntake<T>,
  ): Promise<T> {
    return this.receiveFiles(request, {
      ...options,
      names: [field],
      save: async (fields, files) => save(fields, files[field] ?? null),
    });
  }

  /** Several files under names of their own. After a refusal neither a row nor a file remains. */
  async receiveFiles<Name extends string, T>(
    request: FastifyRequest,
    { names, save, ...options }: MultipleFileIntake<Name, T>,
  ): Promise<T> {
    if (!request.isMultipart())
      throw badRequest('Invia il file come multipart/form-data.', 'not-multipart');
    const { fields, files } = await this.readMultipart(request, names, options);
    try {
      const result = await save(fields, files);
      await this.discardFiles(listStorageKeys(files, true));
      await this.fileWriteService.trySettlePendingFiles(listStorageKeys(files, false));
      return result;
    } catch (error) {
      // A refusal comes before the commit. After any other failure a row may name the bytes already.
      if (error instanceof Problem) await this.discardFiles(listStorageKeys(files));
      else await this.fileWriteService.tryDeleteUnusedFiles(listStorageKeys(files));
      throw error;
    }
  }

  private async readMultipart<Name extends string>(
    request: FastifyRequest,
    names: readonly Name[],
    options: IntakeOptions,
  ): Promise<{ fields: Record<string, string>; files: Partial<Record<Name, ReceivedFile>> }> {
    const fields: Record<string, string> = {};
    const files: Partial<Record<Name, ReceivedFile>> = {};
    let failure: { error: unknown } | null = null;
    try {
      for await (const part of readParts(request.parts({ limits: { files: names.length } }))) {
        // After a failure the rest is drained, so that the client gets the answer instead of a broken connection.
        if (failure !== null) await drainPart(part);
        else
          await this.readPart(part, names, fields, files, {
            ...options,
            by: toAuditActor(request),
          }).catch((error: unknown) => {
            failure = { error };
          });
      }
      rethrowFailure(failure);
      return { fields, files };
    } catch (error) {
      await this.discardFiles(listStorageKeys(files));
      throw error;
    }
  }

  private async discardFiles(storageKeys: readonly string[]): Promise<void> {
    if (storageKeys.length === 0) return;
    await this.fileWriteService.tryDeleteFiles(storageKeys);
    await this.unscannedFileRepository.deleteUnscannedFiles(storageKeys);
  }

  private async readPart<Name extends string>(
    part: Multipart,
    names: readonly Name[],
    fields: Record<string, string>,
    files: Partial<Record<Name, ReceivedFile>>,
    options: IntakeOptions & { by: AuditActor },
  ): Promise<void> {
    if (part.type === 'field') {
      fields[part.fieldname] = readTextField(part);
      return;
    }
    const name = names.find((one) => one === part.fieldname);
    if (name === undefined || files[name] !== undefined)
      throw await drainAndReturnError(
        part,
        badRequest('Invia un solo file per volta.', 'unexpected-file'),
      );
    files[name] = await this.storeFile(part, options, fields);
  }

  private async storeFile(
    part: MultipartFile,
    options: IntakeOptions & { by: AuditActor },
    fields: MultipartFields,
  ): Promise<ReceivedFile> {
    try {
      await options.validateFields?.(fields);
    } catch (error) {
      throw await drainAndReturnError(part, error);
    }
    const bytes = part.file[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    const head = await readHead(bytes);
    const start = Buffer.concat(head);
    const type =
      (await detectFileType(start)) ?? (await options.detectFurtherType?.(start, fields)) ?? null;
    if (type === null)
      throw await drainAndReturnError(part, await createContentProblem(start, part), bytes);
    const storageKey = `${options.folder ?? DOSSIER_FOLDER}/${randomUUID()}`;
    const end = options.takesIncomplete ? null : createFileEndScan(type.contentType);
    const seen = { size: 0, hash: createHash('sha256'), end };
    await this.fileWriteService.registerPendingFiles([storageKey]);
    try {
      await this.fileStorageService.writeFile(
        storageKey,
        Readable.from(countAndHash(head, bytes, seen), { objectMode: false }),
      );
      if (part.file.truncated || seen.size >= FILE_MAX_BYTES)
        throw createTooLargeProblem(part.fieldname);
      if (end?.isWhole === false)
        throw unprocessable(
          INCOMPLETE_FILE_MESSAGE,
          'file-incomplete',
          fieldError(part.fieldname, INCOMPLETE_FILE_MESSAGE),
        );
      if (end?.mayNeedPassword === true)
        await this.pdfContentService.assertNoPassword(storageKey, part.fieldname, options.by);
      if (type.contentType === ZIP_CONTENT_TYPE)
        await this.zipInspectionService.inspectNewFile(
          storageKey,
          {
            field: part.fieldname,
            fileName: part.filename,
            takesOtherFiles: options.takesOtherFiles === true,
          },
          options.by,
        );
      await this.uploadScanService.scanNewFile(storageKey, part.fieldname, options.by);
    } catch (error) {
      // A store that has just not answered would let the deletion wait as long: the sweep does it.
      if (!(error instanceof FileStoreAwayError)) await this.discardFiles([storageKey]);
      // The storage may fail midway, for example on a full disk: an unread rest would block the answer for ever.
      throw await drainAndReturnError(part, error, bytes);
    }
    return toReceivedFile(part, type, storageKey, seen.size, seen.hash.digest('hex'));
  }
}

/** Keys of the received files: all, or those that are unused or not. */
const listStorageKeys = (
  files: Partial<Record<string, ReceivedFile>>,
  isUnused?: boolean,
): string[] =>
  Object.values(files).flatMap((file) =>
    file === undefined || (isUnused ?? file.isUnused === true) !== (file.isUnused === true)
      ? []
      : file.storageKey,
  );

/** The uploader, for the audit log; public forms have none. */
const toAuditActor = ({ caller, ip }: FastifyRequest): AuditActor => ({
  id: caller?.id ?? null,
  role: caller?.role ?? null,
  address: ip,
});

/** Throws the error caught earlier, unchanged. */
function rethrowFailure(failure: { error: unknown } | null): void {
  if (failure !== null) throw failure.error;
}

const fieldError = (field: string, message: string) => ({ errors: [{ field, message }] });
const toReceivedFile = (
  part: MultipartFile,
  type: AcceptedFileType,
  storageKey: string,
  size: number,
  sha256: string,
): ReceivedFile => ({
  storageKey,
  fileName: sanitizeFileName(part.filename, type),
  size,
  sha256,
  contentType: type.contentType,
});
