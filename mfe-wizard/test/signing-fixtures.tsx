import type { PaperSignatureDto, SignablePaperDto, SignablePapersDto } from '@pratiche/api';
import { AppProviders } from '@pratiche/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { SigningServer } from '../src/signing/signing-server.js';

export const SIGNATURE: PaperSignatureDto = {
  id: 5,
  code: 'DELEGA',
  title: 'Delega',
  state: 'opened',
  signer: { name: 'Ortensia Brughetti', role: 'beneficiario' },
  documentSha256: 'a'.repeat(64),
  pages: 2,
  pagesShown: [],
  fileName: 'delega.pdf',
  edition: '2026-01',
  openedAt: '2026-11-23T10:00:00.000Z',
  signedAt: null,
  endedAt: null,
  reason: null,
  verificationCode: null,
  verificationUrl: null,
  timestamp: 'none',
  companyOrigin: null,
  codeSentTo: null,
  codeExpiresAt: null,
  codeTriesLeft: null,
};
/** A signature that was given and no longer holds. */
export const ENDED_SIGNATURE: PaperSignatureDto = {
  ...SIGNATURE,
  state: 'voided',
  signedAt: '2026-11-23T10:05:00.000Z',
};
export const PAPER: SignablePaperDto = {
  code: 'REQ',
  title: 'Requisiti tecnici',
  signedBy: 'company',
  canSign: true,
  obstacle: null,
  obstacleKind: null,
  missing: [],
  isUploaded: false,
  signature: null,
};
export const PAPERS: SignablePapersDto = {
  dossierId: 7,
  company: 'Serramenti Bianchi',
  consent: { text: 'Ho letto e firmo.', version: '1' },
  codeAddress: 'm•••@example.it',
  papers: [],
};
export const SENT = {
  sentTo: 'm•••@example.it',
  expiresAt: '2026-11-23T10:10:00.000Z',
  triesLeft: 5,
  canResendAt: '2026-11-23T10:00:30.000Z',
};

/** A server of signatures on which everything works, but for what is changed. */
export const createSigningServer = (change: Partial<SigningServer> = {}): SigningServer => ({
  key: ['prova'],
  listPapers: () => Promise.resolve(PAPERS),
  openPaper: () => Promise.resolve(SIGNATURE),
  readPaper: () => Promise.resolve({ blob: new Blob(['%PDF']), fileName: 'delega.pdf' }),
  markPageShown: () => Promise.resolve(),
  sendCode: () => Promise.resolve(SENT),
  signPaper: () => Promise.resolve({ ...SIGNATURE, state: 'signed' as const }),
  readCertificate: () => Promise.resolve({ blob: new Blob(['%PDF']), fileName: 'c.pdf' }),
  ...change,
});

export const drawSigning = (part: ReactNode) =>
  render(
    <MemoryRouter>
      <AppProviders>{part}</AppProviders>
    </MemoryRouter>,
  );
