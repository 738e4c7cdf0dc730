import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A time-stamp authority of its own (RFC 3161), as `openssl ts` makes one. */
export interface TimestampAuthority {
  url: string;
  /** Its certificate, for `openssl ts -verify -CAfile`. */
  certificateFile: string;
  /** While it is away every request fails. */
  setAway: (isAway: boolean) => void;
  stop: () => Promise<void>;
}

const CONFIG = `
[tsa]
default_tsa = tsa1
[tsa1]
dir = .
serial = ./serial
signer_cert = ./tsa.pem
signer_key = ./tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ordering = yes
ess_cert_id_chain = no
`;

export async function startTimestampAuthority(): Promise<TimestampAuthority> {
  const folder = mkdtempSync(join(tmpdir(), 'tsa-'));
  const openssl = (...parts: string[]) =>
    execFileSync('openssl', parts, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  writeFileSync(join(folder, 'tsa.cnf'), CONFIG);
  writeFileSync(join(folder, 'serial'), '01\n');
  openssl(
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=TSA di prova'],
    ...[
      '-addext',
      'extendedKeyUsage=critical,timeStamping',
      '-addext',
      'keyUsage=digitalSignature',
    ],
    ...['-keyout', 'tsa.key', '-out', 'tsa.pem'],
  );
  let isAway = false;
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (isAway) {
        response.writeHead(503).end();
        return;
      }
      writeFileSync(join(folder, 'query.tsq'), Buffer.concat(chunks));
      openssl('ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'query.tsq', '-out', 'reply.tsr');
      response
        .writeHead(200, { 'content-type': 'application/timestamp-reply' })
        .end(readFileSync(join(folder, 'reply.tsr')));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsr`,
    certificateFile: join(folder, 'tsa.pem'),
    setAway: (away) => {
      isAway = away;
    },
    stop: async () => {
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
