import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  BlobSASPermissions,
  BlobServiceClient,
  generateBlobSASQueryParameters,
  RestError,
  SASProtocol,
  StorageSharedKeyCredential,
  type BlockBlobClient,
  type ContainerClient,
} from '@azure/storage-blob';
import { isLoopbackHost } from '../config/index.js';
import { formatAttachmentDisposition } from '../http/attachment.util.js';
import {
  assertStorageKey,
  FileNotFoundError,
  FileStorageService,
  FileStoreAwayError,
  type DownloadLinkRequest,
} from './file-storage.service.js';

const BLOCK_BYTES = 4 * 1024 * 1024;
/** How long the store may take to answer one call, which carries a block or reads a file. */
const CALL_LIMIT_MS = 8_000;
/** Tries again twice within a second; by itself the client would go on for half a minute. */
const RETRY_OPTIONS = { maxTries: 3, retryDelayInMs: 300 };

/**
 * Stores files as block blobs of one container. A blob becomes visible only when its blocks are
 * committed.
 */
export class AzureStorageAdapter extends FileStorageService {
  private readonly container: ContainerClient;
  private ready: Promise<unknown> | null = null;

  constructor(connectionString: string, container: string) {
    super();
    this.container = BlobServiceClient.fromConnectionString(connectionString, {
      retryOptions: RETRY_OPTIONS,
    }).getContainerClient(container);
  }

  /**
   * Sends block by block, so that the limit of a call counts the time of the store alone: the
   * client of an upload may be slow.
   */
  async writeFile(key: string, content: Readable | Buffer): Promise<void> {
    await this.ensureContainer();
    const blob = this.getBlobClient(key);
    const blockIds: string[] = [];
    let isWhole = false;
    for await (const { bytes, isLast } of readBlocks(content)) {
      isWhole = isLast && blockIds.length === 0;
      if (isWhole) {
        await callStore((abortSignal) => blob.upload(bytes, bytes.length, { abortSignal }));
        break;
      }
      const blockId = Buffer.from(randomUUID()).toString('base64');
      await callStore((abortSignal) =>
        blob.stageBlock(blockId, bytes, bytes.length, { abortSignal }),
      );
      blockIds.push(blockId);
    }
    if (!isWhole) await callStore((abortSignal) => blob.commitBlockList(blockIds, { abortSignal }));
  }

  /** The limit ends with the first byte; the rest is read as it is needed. */
  async openReadStream(key: string): Promise<Readable> {
    const answer = await callStore((abortSignal) =>
      this.getBlobClient(key).download(0, undefined, { abortSignal }),
    ).catch((error: unknown) => throwIfNotFound(error, key));
    if (answer.readableStreamBody === undefined) throw new Error('Blob answered without a stream');
    return Readable.from(answer.readableStreamBody);
  }

  async readFile(key: string): Promise<Buffer> {
    return callStore((abortSignal) =>
      this.getBlobClient(key).downloadToBuffer(0, undefined, { abortSignal }),
    ).catch((error: unknown) => throwIfNotFound(error, key));
  }

  async fileExists(key: string): Promise<boolean> {
    return callStore((abortSignal) => this.getBlobClient(key).exists({ abortSignal }));
  }

  async deleteFile(key: string): Promise<void> {
    await callStore((abortSignal) => this.getBlobClient(key).deleteIfExists({ abortSignal }));
  }

  /** Blocks never committed are dropped by the service itself. */
  async deleteByPrefix(prefix: string): Promise<void> {
    assertStorageKey(prefix);
    await this.ensureContainer();
    const names = await callStore(async (abortSignal) => {
      const listed: string[] = [];
      for await (const { name } of this.container.listBlobsFlat({ prefix, abortSignal }))
        listed.push(name);
      return listed;
    });
    for (const name of names) await this.deleteFile(name);
  }

  async getFileSize(key: string): Promise<number> {
    const properties = await callStore((abortSignal) =>
      this.getBlobClient(key).getProperties({ abortSignal }),
    ).catch((error: unknown) => throwIfNotFound(error, key));
    return properties.contentLength ?? 0;
  }

  /** Signed by the key of the account; without one, `null`. */
  async createDownloadLink(
    key: string,
    { fileName, contentType, expiresAt }: DownloadLinkRequest,
  ): Promise<string | null> {
    const { url, containerName, name: blobName, credential } = this.getBlobClient(key);
    if (!(credential instanceof StorageSharedKeyCredential)) return null;
    const signature = generateBlobSASQueryParameters(
      {
        containerName,
        blobName,
        permissions: BlobSASPermissions.parse('r'),
        // Without a beginning, because the clock of the storage may be behind.
        expiresOn: expiresAt,
        protocol: isPlainLoopback(url) ? SASProtocol.HttpsAndHttp : SASProtocol.Https,
        cacheControl: 'private, no-store',
        contentDisposition: formatAttachmentDisposition(fileName),
        contentType,
      },
      credential,
    );
    return Promise.resolve(`${url}?${signature.toString()}`);
  }

  async checkAvailability(): Promise<void> {
    await this.ensureContainer();
    await callStore((abortSignal) => this.container.getProperties({ abortSignal }));
  }

  private getBlobClient(key: string): BlockBlobClient {
    assertStorageKey(key);
    return this.container.getBlockBlobClient(key);
  }

  /** Makes the container on first use; a failure is forgotten, so that the next call tries again. */
  private async ensureContainer(): Promise<void> {
    this.ready ??= callStore((abortSignal) => this.container.createIfNotExists({ abortSignal }));
    try {
      await this.ready;
    } catch (error) {
      this.ready = null;
      throw error;
    }
  }
}

/** A stand-in on this machine, which speaks no TLS. */
function isPlainLoopback(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && isLoopbackHost(hostname);
}

/**
 * Makes one call of the store.
 * @throws FileStoreAwayError when it does not answer in time, cannot be reached or fails
 */
async function callStore<T>(call: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), CALL_LIMIT_MS);
  try {
    return await call(controller.signal);
  } catch (error) {
    const isAway =
      controller.signal.aborted ||
      (error instanceof RestError && (error.statusCode === undefined || error.statusCode >= 500));
    throw isAway ? new FileStoreAwayError(error) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** The content in blocks of the same size, of which the last may be shorter or empty. */
async function* readBlocks(
  content: Readable | Buffer,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content instanceof Readable ? content : [content]) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size <= BLOCK_BYTES) continue;
    const bytes = Buffer.concat(chunks);
    let start = 0;
    for (; size - start > BLOCK_BYTES; start += BLOCK_BYTES)
      yield { bytes: bytes.subarray(start, start + BLOCK_BYTES), isLast: false };
    chunks = [bytes.subarray(start)];
    size -= start;
  }
  yield { bytes: Buffer.concat(chunks), isLast: true };
}

function throwIfNotFound(error: unknown, key: string): never {
  if (error instanceof RestError && error.statusCode === 404) throw new FileNotFoundError(key);
  throw error;
}
