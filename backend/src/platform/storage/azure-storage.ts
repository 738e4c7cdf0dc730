import { Readable } from 'node:stream';
import {
  BlobServiceClient,
  RestError,
  type BlockBlobClient,
  type ContainerClient,
} from '@azure/storage-blob';
import { checkKey, FileMissing, FileStorage } from './file-storage.js';

const BLOCK_BYTES = 4 * 1024 * 1024;
const BLOCKS_AT_ONCE = 2;

/** Files as block blobs of one container. A blob appears only when its blocks are committed. */
export class AzureStorage extends FileStorage {
  private readonly container: ContainerClient;
  private ready: Promise<unknown> | null = null;

  constructor(connectionString: string, container: string) {
    super();
    this.container =
      BlobServiceClient.fromConnectionString(connectionString).getContainerClient(container);
  }

  async put(key: string, content: Readable | Buffer): Promise<void> {
    await this.prepare();
    const blob = this.blob(key);
    if (content instanceof Readable) await blob.uploadStream(content, BLOCK_BYTES, BLOCKS_AT_ONCE);
    else await blob.uploadData(content);
  }

  async get(key: string): Promise<Readable> {
    const answer = await this.blob(key)
      .download()
      .catch((error: unknown) => missing(error, key));
    if (answer.readableStreamBody === undefined) throw new Error('Blob answered without a stream');
    return Readable.from(answer.readableStreamBody);
  }

  async read(key: string): Promise<Buffer> {
    return this.blob(key)
      .downloadToBuffer()
      .catch((error: unknown) => missing(error, key));
  }

  async exists(key: string): Promise<boolean> {
    return this.blob(key).exists();
  }

  async delete(key: string): Promise<void> {
    await this.blob(key).deleteIfExists();
  }

  /** Blocks never committed are dropped by the service itself. */
  async deleteAll(prefix: string): Promise<void> {
    checkKey(prefix);
    await this.prepare();
    for await (const { name } of this.container.listBlobsFlat({ prefix }))
      await this.blob(name).deleteIfExists();
  }

  async size(key: string): Promise<number> {
    const properties = await this.blob(key)
      .getProperties()
      .catch((error: unknown) => missing(error, key));
    return properties.contentLength ?? 0;
  }

  async check(): Promise<void> {
    await this.prepare();
    await this.container.getProperties();
  }

  private blob(key: string): BlockBlobClient {
    checkKey(key);
    return this.container.getBlockBlobClient(key);
  }

  /** Makes the container on first use; a failure is forgotten, so that the next call tries again. */
  private async prepare(): Promise<void> {
    this.ready ??= this.container.createIfNotExists();
    try {
      await this.ready;
    } catch (error) {
      this.ready = null;
      throw error;
    }
  }
}

function missing(error: unknown, key: string): never {
  if (error instanceof RestError && error.statusCode === 404) throw new FileMissing(key);
  throw error;
}
