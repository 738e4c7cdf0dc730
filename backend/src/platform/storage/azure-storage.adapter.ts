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
  type DownloadLinkRequest,
} from './file-storage.service.js';

const BLOCK_BYTES = 4 * 1024 * 1024;
const UPLOAD_CONCURRENCY = 2;

/**
 * Stores files as block blobs of one container. A blob becomes visible only when its blocks are
 * committed.
 */
export class AzureStorageAdapter extends FileStorageService {
  private readonly container: ContainerClient;
  private ready: Promise<unknown> | null = null;

  constructor(connectionString: string, container: string) {
    super();
    this.container =
      BlobServiceClient.fromConnectionString(connectionString).getContainerClient(container);
  }

  async writeFile(key: string, content: Readable | Buffer): Promise<void> {
    await this.ensureContainer();
    const blob = this.getBlobClient(key);
    if (content instanceof Readable)
      await blob.uploadStream(content, BLOCK_BYTES, UPLOAD_CONCURRENCY);
    else await blob.uploadData(content);
  }

  async openReadStream(key: string): Promise<Readable> {
    const answer = await this.getBlobClient(key)
      .download()
      .catch((error: unknown) => throwIfNotFound(error, key));
    if (answer.readableStreamBody === undefined) throw new Error('Blob answered without a stream');
    return Readable.from(answer.readableStreamBody);
  }

  async readFile(key: string): Promise<Buffer> {
    return this.getBlobClient(key)
      .downloadToBuffer()
      .catch((error: unknown) => throwIfNotFound(error, key));
  }

  async fileExists(key: string): Promise<boolean> {
    return this.getBlobClient(key).exists();
  }

  async deleteFile(key: string): Promise<void> {
    await this.getBlobClient(key).deleteIfExists();
  }

  /** Blocks never committed are dropped by the service itself. */
  async deleteByPrefix(prefix: string): Promise<void> {
    assertStorageKey(prefix);
    await this.ensureContainer();
    for await (const { name } of this.container.listBlobsFlat({ prefix }))
      await this.getBlobClient(name).deleteIfExists();
  }

  async getFileSize(key: string): Promise<number> {
    const properties = await this.getBlobClient(key)
      .getProperties()
      .catch((error: unknown) => throwIfNotFound(error, key));
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
    await this.container.getProperties();
  }

  private getBlobClient(key: string): BlockBlobClient {
    assertStorageKey(key);
    return this.container.getBlockBlobClient(key);
  }

  /** Makes the container on first use; a failure is forgotten, so that the next call tries again. */
  private async ensureContainer(): Promise<void> {
    this.ready ??= this.container.createIfNotExists();
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

function throwIfNotFound(error: unknown, key: string): never {
  if (error instanceof RestError && error.statusCode === 404) throw new FileNotFoundError(key);
  throw error;
}
