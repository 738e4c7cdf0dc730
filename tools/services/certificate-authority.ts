import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { requireProgram } from './programs.ts';

/** Files of a certificate and its key. */
export interface Certificate {
  certificate: string;
  key: string;
}

/** Issues certificates valid for two days, from a private authority. */
export interface CertificateAuthority {
  /** File with the certificate of the authority itself, for `NODE_EXTRA_CA_CERTS`. */
  file: string;
  /** Content of that file. */
  text: string;
  /** @param host name the certificate is for */
  issueCertificate(host: string): Promise<Certificate>;
  remove(): Promise<void>;
}

const NEW_KEY_OPTIONS = [
  '-newkey',
  'ec',
  '-pkeyopt',
  'ec_paramgen_curve:P-256',
  '-nodes',
  '-days',
  '2',
];

/** Made by openssl, since Node signs no certificates. */
export async function createCertificateAuthority(): Promise<CertificateAuthority> {
  const folder = await mkdtemp(join(tmpdir(), 'authority-'));
  const own = certificateFiles(folder, 'authority');
  const request = (files: Certificate, args: readonly string[]) =>
    promisify(execFile)(requireProgram('openssl'), [
      'req',
      '-x509',
      ...NEW_KEY_OPTIONS,
      '-keyout',
      files.key,
      '-out',
      files.certificate,
      ...args,
    ]);
  await request(own, [
    '-subj',
    '/CN=Test authority',
    '-addext',
    'basicConstraints=critical,CA:TRUE',
  ]);
  return {
    file: own.certificate,
    text: await readFile(own.certificate, 'utf8'),
    issueCertificate: async (host) => {
      const files = certificateFiles(folder, host);
      await request(files, [
        '-subj',
        `/CN=${host}`,
        '-CA',
        own.certificate,
        '-CAkey',
        own.key,
        '-addext',
        `subjectAltName=DNS:${host}`,
        '-addext',
        'basicConstraints=critical,CA:FALSE',
      ]);
      return files;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

const certificateFiles = (folder: string, name: string): Certificate => ({
  certificate: join(folder, `${name}.crt`),
  key: join(folder, `${name}.key`),
});
