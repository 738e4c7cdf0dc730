import {
  ApiError,
  type PaperSignatureDto,
  type SignablePaperDto,
  type SignablePapersDto,
  type SignPaperDto,
} from '@pratiche/api';
import { AppProviders } from '@pratiche/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { PaperReading } from './PaperReading.js';
import type { FieldOpener } from './PaperStateText.js';
import { PaperSigningLine } from './PaperSigningLine.js';
import { RefuseSignature } from './RefuseSignature.js';
import { SigningForm } from './SigningForm.js';
import type { SigningServer } from './signing-server.js';

const SIGNATURE: PaperSignatureDto = {
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
  codeSentTo: null,
  codeExpiresAt: null,
  codeTriesLeft: null,
};
const PAPER: SignablePaperDto = {
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
const PAPERS: SignablePapersDto = {
  dossierId: 7,
  company: 'Serramenti Bianchi',
  consent: { text: 'Ho letto e firmo.', version: '1' },
  codeAddress: 'm•••@example.it',
  papers: [],
};
const SENT = {
  sentTo: 'm•••@example.it',
  expiresAt: '2026-11-23T10:10:00.000Z',
  triesLeft: 5,
  canResendAt: '2026-11-23T10:00:30.000Z',
};

const signed: SignPaperDto[] = [];
let refusal: ApiError | null = null;
const server = (change: Partial<SigningServer> = {}): SigningServer => ({
  key: ['prova'],
  listPapers: () => Promise.resolve(PAPERS),
  openPaper: () => Promise.resolve(SIGNATURE),
  readPaper: () => Promise.resolve({ blob: new Blob(['%PDF']), fileName: 'delega.pdf' }),
  markPageShown: () => Promise.resolve(),
  sendCode: () => Promise.resolve(SENT),
  signPaper: (_, body) => {
    signed.push(body);
    if (refusal !== null) return Promise.reject(refusal);
    return Promise.resolve({ ...SIGNATURE, state: 'signed' as const });
  },
  readCertificate: () => Promise.resolve({ blob: new Blob(['%PDF']), fileName: 'c.pdf' }),
  ...change,
});
const draw = (part: ReactNode) =>
  render(
    <MemoryRouter>
      <AppProviders>{part}</AppProviders>
    </MemoryRouter>,
  );

beforeEach(() => {
  signed.length = 0;
  refusal = null;
  HTMLCanvasElement.prototype.getContext = (() => ({
    measureText: () => ({ width: 10 }),
    fillText: () => undefined,
    stroke: () => undefined,
  })) as unknown as HTMLCanvasElement['getContext'];
  HTMLCanvasElement.prototype.toDataURL = () => 'data:image/png;base64,AAAA';
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the form of a signature', () => {
  const open = (onSigned = jest.fn(), papers = PAPERS) => {
    draw(
      <SigningForm
        server={server()}
        papers={papers}
        signature={SIGNATURE}
        onSigned={onSigned}
        onRestart={() => undefined}
      />,
    );
    return onSigned;
  };
  const askForCode = () =>
    fireEvent.click(screen.getByRole('button', { name: /^Mandami il codice/ }));

  it('asks for no code before signature and consent are there, and says what is missing', () => {
    open();
    askForCode();
    expect(screen.getByText('Manca la firma.')).toBeTruthy();
    expect(screen.getByText('Campo obbligatorio')).toBeTruthy();
    expect(screen.queryByLabelText(/^Codice/)).toBeNull();
  });

  it('signs by keyboard: the name written, consent, and the code with its blanks taken out', async () => {
    const onSigned = open();
    fireEvent.click(screen.getByLabelText('Scrivi il nome'));
    expect((screen.getByLabelText(/Nome e cognome/) as HTMLInputElement).value).toBe(
      'Ortensia Brughetti',
    );
    fireEvent.click(screen.getByLabelText(/Ho letto e firmo/));
    askForCode();
    const code = await screen.findByLabelText(/^Codice/);
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(code.getAttribute('inputmode')).toBe('numeric');
    await waitFor(() => expect(document.activeElement).toBe(code));
    fireEvent.change(code, { target: { value: '123 456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Firma' }));
    await waitFor(() => expect(onSigned).toHaveBeenCalledTimes(1));
    expect(signed).toEqual([
      {
        code: '123456',
        drawing: 'data:image/png;base64,AAAA',
        consentVersion: '1',
        documentSha256: SIGNATURE.documentSha256,
      },
    ]);
  });

  it('says at the field that a code is wrong, and sends none that is no code', async () => {
    refusal = new ApiError({ status: 422, code: 'wrong-code', message: 'Codice sbagliato.' });
    open();
    fireEvent.click(screen.getByLabelText('Scrivi il nome'));
    fireEvent.click(screen.getByLabelText(/Ho letto e firmo/));
    askForCode();
    const code = await screen.findByLabelText(/^Codice/);
    fireEvent.change(code, { target: { value: '12' } });
    fireEvent.click(screen.getByRole('button', { name: 'Firma' }));
    expect(await screen.findByText('Scrivi le 6 cifre del codice.')).toBeTruthy();
    expect(signed).toEqual([]);
    fireEvent.change(code, { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Firma' }));
    expect(await screen.findByText('Codice sbagliato.')).toBeTruthy();
  });

  it('offers to open the paper again when it has changed meanwhile', async () => {
    refusal = new ApiError({ status: 409, code: 'paper-changed', message: 'Un dato è cambiato.' });
    open();
    fireEvent.click(screen.getByLabelText('Scrivi il nome'));
    fireEvent.click(screen.getByLabelText(/Ho letto e firmo/));
    askForCode();
    fireEvent.change(await screen.findByLabelText(/^Codice/), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Firma' }));
    expect(await screen.findByRole('button', { name: 'Apri di nuovo il documento' })).toBeTruthy();
    expect(screen.getByText('Un dato è cambiato.')).toBeTruthy();
  });

  it('asks the customer for an address when the link went to none', () => {
    open(jest.fn(), { ...PAPERS, codeAddress: null });
    expect(screen.getByLabelText(/La tua e-mail/).getAttribute('autocomplete')).toBe('email');
  });
});

it('leads to the signature once every page was shown, and counts pages shown before', () => {
  const reading = (pagesShown: number[]) =>
    draw(
      <PaperReading
        file={{ blob: new Blob(['x']), fileName: 'delega.pdf' }}
        signature={{ ...SIGNATURE, pagesShown }}
        server={server()}
        onRead={() => undefined}
      />,
    );
  const next = () => screen.getByRole('button', { name: 'Vai alla firma' }) as HTMLButtonElement;
  reading([1]);
  expect(next().disabled).toBe(true);
  expect(screen.getByText(/Scorri fino all’ultima pagina/)).toBeTruthy();
  cleanup();
  // A jump to the end shows the last page alone: the others are named.
  reading([2]);
  expect(next().disabled).toBe(true);
  expect(screen.getByText('Non hai ancora visto la pagina 1.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Vai alla pagina 1' })).toBeTruthy();
  cleanup();
  reading([1, 2]);
  expect(next().disabled).toBe(false);
  expect(screen.queryByRole('button', { name: /^Vai alla pagina/ })).toBeNull();
});

describe('the row of a document', () => {
  const row = (
    change: Partial<SignablePaperDto>,
    findOpener: FieldOpener = () => null,
    isAwaited = false,
  ) => {
    const onSign = jest.fn();
    draw(
      <PaperSigningLine
        paper={{ ...PAPER, ...change }}
        server={server()}
        isAwaited={isAwaited}
        onSign={onSign}
        onChanged={() => undefined}
        findOpener={findOpener}
      />,
    );
    return onSign;
  };

  it('offers the fitter to sign what is the fitter’s to sign', () => {
    const onSign = row({});
    fireEvent.click(screen.getByRole('button', { name: 'Firma online: Requisiti tecnici' }));
    expect(onSign).toHaveBeenCalledWith('REQ');
  });

  it('says what is missing on a paper that is not complete', () => {
    row({
      canSign: false,
      obstacleKind: 'incomplete',
      obstacle: 'Mancano dati.',
      missing: ['Fine lavori'],
    });
    expect(screen.getByText(/Manca: Fine lavori/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the fields behind what is missing, and leads to those that the reader fills in', () => {
    const opened: string[] = [];
    const incomplete = {
      code: 'DELEGA' as const,
      signedBy: 'beneficiary' as const,
      canSign: false,
      obstacleKind: 'incomplete' as const,
      missing: ['Documento d’identità', 'Inizio e fine dei lavori'],
    };
    row(incomplete, (field) =>
      field.startsWith('beneficiary') ? () => void opened.push(field) : null,
    );
    expect(document.querySelector('.wz-signing-line')?.textContent).toBe(
      'La firma il cliente dal link. Non ancora pronta per la firma online. Mancano: numero e scadenza del documento d’identità, nel passo «Beneficiario», inizio e fine dei lavori',
    );
    fireEvent.click(screen.getByRole('button', { name: /numero e scadenza/ }));
    expect(opened).toEqual(['beneficiaryIdentificationDocNumber']);
  });

  it('names the box behind which the supply of each product is typed, once', () => {
    row({
      code: 'CONGR',
      canSign: false,
      obstacleKind: 'incomplete',
      missing: ['Fornitura senza IVA, riga 1', 'Spesa ammessa, riga 1', 'Spesa ammessa, riga 2'],
    });
    expect(document.querySelector('.wz-signing-line')?.textContent).toContain(
      'Manca: importo della sola fornitura (spunta «So dividere fornitura e posa»)',
    );
  });

  it('leads to the profile for what the company has not said of itself', () => {
    row({
      code: 'REQ',
      canSign: false,
      obstacleKind: 'incomplete',
      missing: ['Codice fiscale'],
    });
    const link = screen.getByRole('link', {
      name: 'codice fiscale del legale rappresentante, nel profilo',
    });
    expect(link.getAttribute('href')).toBe('/accounts/edit');
  });

  it('leaves the customer’s papers to the customer', () => {
    row({ code: 'DELEGA', signedBy: 'beneficiary' });
    expect(document.querySelector('.wz-signing-line')?.textContent).toBe(
      'Oppure la firma il cliente dal link.',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leaves what is awaited to the row, unless a signature ended', () => {
    const awaited = { code: 'DELEGA', signedBy: 'beneficiary' } as const;
    row(awaited, undefined, true);
    expect(document.querySelector('.wz-signing-line')).toBeNull();
    cleanup();
    row(
      { ...awaited, signature: { ...SIGNATURE, state: 'voided', reason: null } },
      undefined,
      true,
    );
    expect(document.querySelector('.wz-signing-line')?.textContent).toBe(
      'La firma non vale più. Serve una nuova firma.',
    );
  });

  it('tells who signed when, with the certificate', () => {
    row({
      canSign: false,
      obstacleKind: 'already-signed',
      isUploaded: true,
      signature: { ...SIGNATURE, state: 'signed', signedAt: '2026-11-23T10:05:00.000Z' },
    });
    expect(screen.getByText(/Firmata online il 23\/11\/2026.* da Ortensia Brughetti/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /certificato di firma/ })).toBeTruthy();
  });

  it('names the value that ended a signature, and offers to sign again', () => {
    const reason = 'è cambiato un dato stampato (Dati catastali: «12» è diventato «13»)';
    row({ signature: { ...SIGNATURE, state: 'voided', reason } });
    expect(
      screen.getByText(`La firma non vale più: ${reason}. Serve una nuova firma.`),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Firma online: Requisiti tecnici' })).toBeTruthy();
  });

  it.each([
    [
      'voided',
      'è cambiato un dato stampato (Nome: «A» è diventato «B»; Data: «1» è diventato «2»; C: «3» è',
      'La firma non vale più: è cambiato un dato stampato (Nome: «A» è diventato «B»; e altri dati). Serve una nuova firma.',
    ],
    [
      'voided',
      'il documento firmato è stato tolto dalla pratica',
      'La firma non vale più: il documento firmato è stato tolto dalla pratica. Serve una nuova firma.',
    ],
    ['refused', 'Il nome è sbagliato.', 'La firma è stata rifiutata: Il nome è sbagliato.'],
    [
      'expired',
      'c’è un nuovo link per il cliente',
      'Il tempo per firmare è finito: c’è un nuovo link per il cliente. Apri di nuovo il documento.',
    ],
  ] as const)('says of a %s signature with its reason one sentence: %s', (state, reason, text) => {
    row({ signature: { ...SIGNATURE, state, reason } });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it.each([
    ['not allowed', { canSign: false, obstacleKind: 'not-enabled' as const }],
    ['uploaded on paper', { isUploaded: true }],
  ])('says nothing of a paper that is %s', (_, change) => {
    row(change);
    expect(document.querySelector('.wz-signing-line')).toBeNull();
  });
});

describe('a reason for no signature', () => {
  it('is asked of a customer who refuses, and sent with the refusal', async () => {
    const reasons: string[] = [];
    const onRefused = jest.fn();
    draw(
      <RefuseSignature
        company="Serramenti Bianchi"
        refuse={(reason) => Promise.resolve(reasons.push(reason))}
        onRefused={onRefused}
        onLeave={() => undefined}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Non voglio firmare' }));
    const field = screen.getByLabelText(/^Perché non firmi/);
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.click(screen.getByRole('button', { name: 'Rifiuta la firma' }));
    expect(screen.getByText('Scrivi il motivo.')).toBeTruthy();
    expect(reasons).toEqual([]);
    fireEvent.change(field, { target: { value: ' La data è sbagliata ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Rifiuta la firma' }));
    await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
    expect(reasons).toEqual(['La data è sbagliata']);
  });

  it('is asked of a fitter who takes a signed paper back; a failure stays on the screen', async () => {
    const withdrawPaper = jest.fn<NonNullable<SigningServer['withdrawPaper']>>();
    withdrawPaper.mockRejectedValueOnce(new Error('offline'));
    withdrawPaper.mockResolvedValueOnce({ ...SIGNATURE, state: 'voided' });
    const onChanged = jest.fn();
    draw(
      <PaperSigningLine
        paper={{ ...PAPER, signature: { ...SIGNATURE, state: 'signed', signedAt: SENT.expiresAt } }}
        server={server({ withdrawPaper })}
        onSign={() => undefined}
        onChanged={onChanged}
        isAwaited={false}
        findOpener={() => null}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Ritira la firma: Delega' }));
    fireEvent.change(screen.getByLabelText(/^Perché ritiri la firma/), {
      target: { value: 'Firmato il foglio sbagliato' },
    });
    const submit = screen.getByRole('button', { name: 'Ritira la firma' });
    fireEvent.click(submit);
    await waitFor(() => expect(document.querySelector('.pr-field-error')).toBeTruthy());
    expect(onChanged).not.toHaveBeenCalled();
    fireEvent.click(submit);
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(withdrawPaper).toHaveBeenLastCalledWith(5, 'Firmato il foglio sbagliato');
  });
});
