import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { Redis, type RedisOptions } from 'ioredis';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createCertificateAuthority,
  type CertificateAuthority,
  type Certificate,
} from '../../../tools/services/certificate-authority.ts';
import { ManagedProcess } from '../../../tools/services/child-process.ts';
import { startMariadb, type Mariadb } from '../../../tools/services/mariadb.ts';
import { startRedis } from '../../../tools/services/redis.ts';
import {
  parseConnectionUrl,
  detectServerKind,
} from '../../src/platform/database/database-server.util.js';
import { producerConnectionOptions } from '../../src/platform/jobs/queue-connection.config.js';
import { toSmtpFailure } from '../../src/platform/mail/smtp-failure.mapper.js';
import { createSmtpTransporter } from '../../src/platform/mail/smtp-transport.adapter.js';
import { AzureStorageAdapter } from '../../src/platform/storage/azure-storage.adapter.js';
import { describeTlsError } from '../../src/platform/config/tls-error.util.js';

const ROOT = resolve(import.meta.dirname, '../../..');
const OTHER_NAME = 'its certificate is for another name';
const UNKNOWN =
  'its certificate is from an authority that is not known here; NODE_EXTRA_CA_CERTS adds one';
const NO_TLS = 'it offers no TLS';

let folder: string;
let known: CertificateAuthority;
let stranger: CertificateAuthority;
const certificates = {} as Record<'right' | 'name' | 'authority', Certificate>;

beforeAll(async () => {
  [folder, known, stranger] = await Promise.all([
    mkdtemp(join(tmpdir(), 'tls-')),
    createCertificateAuthority(),
    createCertificateAuthority(),
  ]);
  certificates.right = await known.issueCertificate('localhost');
  certificates.name = await known.issueCertificate('other.test');
  certificates.authority = await stranger.issueCertificate('localhost');
  // As NODE_EXTRA_CA_CERTS does at the start of a process.
  setDefaultCACertificates([...getCACertificates('default'), known.text]);
});
afterAll(async () => {
  await Promise.all([
    known.remove(),
    stranger.remove(),
    rm(folder, { recursive: true, force: true }),
  ]);
});

describe('the database', () => {
  let server: Mariadb;
  let admin: Connection;
  const live = () => ({ certificate: join(folder, 'live.crt'), key: join(folder, 'live.key') });
  const urlOf = ({ url }: Mariadb, name = 'mysql') =>
    `${url.replace('127.0.0.1', 'localhost')}${name}?tls=verify`;

  beforeAll(async () => {
    await put(certificates.right);
    server = await startMariadb(
      [`--ssl-cert=${live().certificate}`, `--ssl-key=${live().key}`],
      folder,
    );
    admin = await createConnection(server.url.replace('mariadb:', 'mysql:'));
  });
  afterAll(async () => {
    admin.destroy();
    await server.stop();
  });

  const put = async ({ certificate, key }: Certificate) => {
    await copyFile(certificate, live().certificate);
    await copyFile(key, live().key);
  };
  const present = async (one: Certificate) => {
    await put(one);
    await admin.query('FLUSH SSL');
  };

  it('is spoken to over TLS where its certificate holds', async () => {
    expect(await detectServerKind(urlOf(server))).toBe('mariadb');
    const connection = await createConnection(parseConnectionUrl(urlOf(server)));
    const [[row]] = await connection.query<RowDataPacket[]>("SHOW STATUS LIKE 'Ssl_version'");
    await connection.end();
    expect(row?.['Value']).toMatch(/^TLSv1\.[23]$/);
  });

  it('is refused by the program itself, which reads its authorities from the environment', async () => {
    const start = async (name: string, authority: CertificateAuthority) => {
      const child = new ManagedProcess(process.execPath, [join(ROOT, 'backend/dist/src/main.js')], {
        cwd: ROOT,
        log: join(folder, `${name}.log`),
        env: {
          PATH: process.env['PATH'],
          DATABASE_URL: urlOf(server, name),
          JWT_SECRET: 'x'.repeat(32),
          SIGNATURE_KEYS: 'x'.repeat(32),
          DATA_DIR: join(folder, name),
          NODE_EXTRA_CA_CERTS: authority.file,
        },
      });
      const code = await child.whenEnded;
      return [code, (JSON.parse(child.readOutput()) as { msg: string }).msg];
    };
    const port = new URL(server.url).port;
    // The second process connects and fails only because the database does not exist.
    expect(await Promise.all([start('one', stranger), start('two', known)])).toEqual([
      [1, `DATABASE_URL: the database at localhost:${port} cannot be used (${UNKNOWN})`],
      [1, `DATABASE_URL: the database at localhost:${port} cannot be used (ER_BAD_DB_ERROR)`],
    ]);
  }, 240_000);

  it.each([
    ['name', OTHER_NAME],
    ['authority', UNKNOWN],
  ] as const)('is refused when the %s is not the right one', async (which, words) => {
    await present(certificates[which]);
    await expect(detectServerKind(urlOf(server))).rejects.toThrow(words);
    await present(certificates.right);
    expect(await detectServerKind(urlOf(server))).toBe('mariadb');
  });

  it('is refused when it offers no TLS', async () => {
    admin.destroy();
    await server.stop();
    server = await startMariadb(['--skip-ssl'], folder);
    await expect(detectServerKind(urlOf(server))).rejects.toThrow(NO_TLS);
  });
});

describe('Redis', () => {
  /** As the queue reaches it, but without a second try. */
  async function ping(url: string, connectTimeout = 20_000): Promise<string> {
    const { url: address, ...options } = producerConnectionOptions(url) as RedisOptions & {
      url: string;
    };
    const redis = new Redis(address, {
      ...options,
      lazyConnect: true,
      retryStrategy: () => null,
      connectTimeout,
    });
    try {
      return await new Promise((found, failed) => {
        redis.once('error', failed);
        redis
          .connect()
          .then(() => redis.ping())
          .then(found, () => undefined);
      });
    } finally {
      redis.disconnect();
    }
  }

  it.each([
    ['right', null],
    ['name', OTHER_NAME],
    ['authority', UNKNOWN],
  ] as const)('with the certificate "%s"', async (which, words) => {
    const server = await startRedis(undefined, certificates[which]);
    try {
      const answer = await ping(server.url).catch((error: unknown) => describeTlsError(error));
      expect(answer).toBe(words ?? 'PONG');
    } finally {
      await server.stop();
    }
  });

  it('is not used when it offers no TLS', async () => {
    const server = await startRedis();
    try {
      expect(await ping(server.url)).toBe('PONG');
      await expect(
        ping(server.url.replace('redis://127.0.0.1', 'rediss://localhost'), 1_000),
      ).rejects.toThrow();
    } finally {
      await server.stop();
    }
  });
});

describe('mail', () => {
  /** Answers what became of a message, and whether the server was given any part of it. */
  async function sendTo(
    options: SMTPServerOptions,
    url: (port: number) => string,
  ): Promise<{ said: string; isGiven: boolean }> {
    let isGiven = false;
    const server = new SMTPServer({
      logger: false,
      authOptional: true,
      ...options,
      onMailFrom: (_, __, done) => {
        isGiven = true;
        done();
      },
      onData: (stream, _, done) => {
        stream.resume().once('end', () => done());
      },
    });
    server.on('error', () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const transport = await createSmtpTransporter(
      url((server.server.address() as AddressInfo).port),
    );
    try {
      await transport.sendMail({ from: 'a@example.test', to: 'b@example.test', text: 'Prova' });
      return { said: 'sent', isGiven };
    } catch (error) {
      return { said: toSmtpFailure(error).error.message, isGiven };
    } finally {
      transport.close();
      await new Promise<void>((done) => {
        server.close(() => done());
      });
    }
  }
  const pair = async ({ certificate, key }: Certificate) => ({
    cert: await readFile(certificate),
    key: await readFile(key),
  });
  const ways = [
    ['smtps', true, (port: number) => `smtps://localhost:${port}`],
    [
      'STARTTLS that is insisted on',
      false,
      (port: number) => `smtp://localhost:${port}?requireTLS=true`,
    ],
  ] as const;

  describe.each(ways)('by %s', (_, secure, url) => {
    it('is sent where the certificate holds', async () => {
      expect(await sendTo({ ...(await pair(certificates.right)), secure }, url)).toEqual({
        said: 'sent',
        isGiven: true,
      });
    });

    it.each([
      ['name', OTHER_NAME],
      ['authority', UNKNOWN],
    ] as const)('is not sent when the %s is not the right one', async (which, words) => {
      const { said, isGiven } = await sendTo({ ...(await pair(certificates[which])), secure }, url);
      expect([said.split(': ')[1], isGiven]).toEqual([words, false]);
    });

    it('is not sent when no TLS is offered', async () => {
      const { said, isGiven } = await sendTo({ disabledCommands: ['STARTTLS'] }, url);
      expect([said.split(': ')[1], isGiven]).toEqual([NO_TLS, false]);
    });
  });
});

describe('blobs', () => {
  it.each([
    ['name', OTHER_NAME],
    ['authority', UNKNOWN],
  ] as const)('are not requested when the %s is not the right one', async (which, words) => {
    let isAsked = false;
    const { certificate, key } = certificates[which];
    const server = createServer(
      { cert: await readFile(certificate), key: await readFile(key) },
      (_, response) => {
        isAsked = true;
        response.end();
      },
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const storage = new AzureStorageAdapter(
      `DefaultEndpointsProtocol=https;AccountName=a;AccountKey=YWJj;BlobEndpoint=https://localhost:${port}/a;`,
      'pratiche',
    );
    try {
      expect([
        await storage.checkAvailability().catch((error: unknown) => describeTlsError(error)),
        isAsked,
      ]).toEqual([words, false]);
    } finally {
      server.close();
    }
  });
});
