import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { findInstalled, type InstalledPackage } from './installed-packages.ts';

const execFileAsync = promisify(execFile);

interface PublishedDocument {
  name: string;
  'dist-tags': Record<string, string>;
  versions: Record<string, { dist: { tarball: string } }>;
  _attachments: Record<string, { data: string }>;
}

/**
 * A registry on loopback that speaks npm's protocol: it takes packages from those who have the
 * token, each version once, and answers all others from the packages installed in this tree, so that
 * a test needs no network.
 */
export class LocalRegistry {
  readonly token = 'token-of-the-test';
  private readonly published = new Map<string, PublishedDocument>();
  private readonly installed: ReadonlyMap<string, readonly InstalledPackage[]>;
  private readonly server: Server;

  constructor(root: string) {
    this.installed = findInstalled(root);
    this.server = createServer((request, response) => {
      this.answer(request, response).catch((error: unknown) =>
        send(response, 500, { error: String(error) }),
      );
    });
  }

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** Lines of the `.npmrc` of those who may publish. */
  get npmrc(): string {
    return `registry=${this.address}\n${this.address.replace('http:', '')}:_authToken=${this.token}\n`;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [name = '', file] = decodeURIComponent((request.url ?? '').slice(1)).split('/-/');
    if (request.method === 'PUT') {
      const [status, answer] = await this.publish(name, request);
      return send(response, status, answer);
    }
    if (file !== undefined) {
      const bytes = await this.readTarball(name, file);
      return bytes ? void response.end(bytes) : send(response, 404, { error: 'not found' });
    }
    const document = this.published.get(name) ?? this.describeInstalled(name);
    return document ? send(response, 200, document) : send(response, 404, { error: 'not found' });
  }

  private async publish(name: string, request: IncomingMessage): Promise<[number, object]> {
    const document = JSON.parse(await text(request)) as PublishedDocument;
    if (request.headers.authorization !== `Bearer ${this.token}`)
      return [401, { error: 'Log in first' }];
    const before = this.published.get(name);
    const versions = Object.keys(document.versions);
    const known = versions.find((version) => before?.versions[version] !== undefined);
    if (known !== undefined)
      return [409, { error: `${name}@${known} is published and stays as it is` }];
    this.published.set(name, {
      ...document,
      versions: { ...before?.versions, ...document.versions },
      _attachments: { ...before?._attachments, ...document._attachments },
    });
    return [201, { ok: true }];
  }

  private describeInstalled(name: string): object | undefined {
    const found = this.installed.get(name);
    if (found === undefined) return undefined;
    const tarball = (version: string) => `${this.address}${name}/-/${version}.tgz`;
    return {
      name,
      'dist-tags': { latest: found[0]?.version },
      versions: Object.fromEntries(
        found.map(({ version, read }) => [
          version,
          { ...read(), dist: { tarball: tarball(version) } },
        ]),
      ),
    };
  }

  private async readTarball(name: string, file: string): Promise<Buffer | undefined> {
    const attachments = Object.entries(this.published.get(name)?._attachments ?? {});
    const own = attachments.find(([one]) => one.endsWith(file));
    if (own) return Buffer.from(own[1].data, 'base64');
    const folder = this.installed
      .get(name)
      ?.find(({ version }) => `${version}.tgz` === file)?.folder;
    if (folder === undefined) return undefined;
    const { stdout } = await execFileAsync(
      'tar',
      ['-c', '-z', '--exclude=./node_modules', '--transform=s,^\\.,package,', '-C', folder, '.'],
      { encoding: 'buffer', maxBuffer: 512 * 1024 * 1024 },
    );
    return stdout;
  }
}

function send(response: ServerResponse, status: number, answer: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}
