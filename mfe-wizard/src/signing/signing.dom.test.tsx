import { ApiError, type SignPaperDto } from '@pratiche/api';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  createSigningServer,
  drawSigning,
  ENDED_SIGNATURE,
  PAPER,
  PAPERS,
  SENT,
  SIGNATURE,
} from '../../test/signing-fixtures.js';
import { PaperReading } from './PaperReading.js';
import { PaperSigningDetails } from './PaperSigningDetails.js';
import { RefuseSignature } from './RefuseSignature.js';
import { SigningForm } from './SigningForm.js';
import type { SigningServer } from './signing-server.js';
import type { SigningFormProps } from './useSigningForm.js';

const signed: SignPaperDto[] = [];
let refusal: ApiError | null = null;
const server = (change: Partial<SigningServer> = {}): SigningServer =>
  createSigningServer({
    signPaper: (_, body) => {
      signed.push(body);
      if (refusal !== null) return Promise.reject(refusal);
      return Promise.resolve({ ...SIGNATURE, state: 'signed' as const });
    },
    ...change,
  });

beforeEach(() => {
  signed.length = 0;
  refusal = null;
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the form of a signature', () => {
  const onPartlySigned = jest.fn();
  beforeEach(() => {
    onPartlySigned.mockReset();
  });
  const open = (
    onSigned = jest.fn<(signed: unknown) => void>(),
    papers = PAPERS,
    signatures: SigningFormProps['signatures'] = [SIGNATURE],
    change: Partial<SigningServer> = {},
  ) => {
    drawSigning(
      <SigningForm
        server={server(change)}
        papers={papers}
        signatures={signatures}
        onSigned={onSigned}
        onPartlySigned={onPartlySigned}
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
    expect(screen.getByLabelText('Disegna la firma')).toBeTruthy();
    const area = screen.getByRole('img', { name: /^Spazio per la firma.* il dito o il mouse/ });
    expect(area.getAttribute('aria-invalid')).toBe('true');
    const message = document.getElementById(area.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toContain('Manca la firma.');
    expect(area.compareDocumentPosition(message as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('Campo obbligatorio')).toBeTruthy();
    expect(screen.queryByLabelText(/^Codice/)).toBeNull();
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Prima di andare avanti manca: la firma/,
    );
  });

  it('focuses what is missing: the choice to write, the name, then the consent', () => {
    open();
    askForCode();
    expect(document.activeElement).toBe(screen.getByLabelText('Disegna la firma'));
    fireEvent.click(screen.getByLabelText('Scrivi il nome'));
    const name = screen.getByLabelText(/Nome e cognome/);
    fireEvent.change(name, { target: { value: '' } });
    askForCode();
    expect(document.activeElement).toBe(name);
    fireEvent.change(name, { target: { value: 'Ortensia Brughetti' } });
    askForCode();
    expect(document.activeElement).toBe(screen.getByLabelText(/Ho letto e firmo/));
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
        written: 'Ortensia Brughetti',
        consentVersion: '1',
        documentSha256: SIGNATURE.documentSha256,
      },
    ]);
  });

  it('sends a drawing as lines of whole numbers, without times, and asks again for a touch', async () => {
    const onSigned = open();
    const area = screen.getByRole('img', { name: /^Spazio per la firma/ });
    area.getBoundingClientRect = () => ({ left: 0, top: 0, width: 300, height: 100 }) as DOMRect;
    const drawLine = (...points: readonly (readonly [number, number])[]) => {
      const at = (index: number) => ({
        isPrimary: true,
        button: 0,
        clientX: points[index]?.[0],
        clientY: points[index]?.[1],
      });
      fireEvent.pointerDown(area, at(0));
      points.slice(1).forEach((_, index) => fireEvent.pointerMove(area, at(index + 1)));
      fireEvent.pointerUp(area, at(points.length - 1));
    };
    fireEvent.click(screen.getByLabelText(/Ho letto e firmo/));
    drawLine([10, 10]);
    askForCode();
    expect(screen.getByText('Manca la firma.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cancella e ridisegna' }));
    drawLine([10, 10], [60.4, 30], [90, 20]);
    drawLine([100, 50], [120, 60]);
    askForCode();
    fireEvent.change(await screen.findByLabelText(/^Codice/), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Firma' }));
    await waitFor(() => expect(onSigned).toHaveBeenCalledTimes(1));
    expect(signed).toEqual([
      {
        code: '123456',
        drawn: {
          width: 600,
          height: 200,
          strokes: [
            [
              [20, 20],
              [121, 60],
              [180, 40],
            ],
            [
              [200, 100],
              [240, 120],
            ],
          ],
        },
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
    const tooShort = await screen.findAllByText('Scrivi le 6 cifre del codice.');
    expect(tooShort.map((text) => text.getAttribute('role'))).toContain('alert');
    expect(signed).toEqual([]);
    fireEvent.change(code, { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Firma' }));
    expect(await screen.findAllByText('Codice sbagliato.')).toHaveLength(2);
  });

  it.each(['paper-changed', 'consent-changed'])(
    'offers to open the paper again: %s',
    async (problem) => {
      refusal = new ApiError({ status: 409, code: problem, message: 'Un dato è cambiato.' });
      open();
      fireEvent.click(screen.getByLabelText('Scrivi il nome'));
      fireEvent.click(screen.getByLabelText(/Ho letto e firmo/));
      askForCode();
      fireEvent.change(await screen.findByLabelText(/^Codice/), { target: { value: '123456' } });
      fireEvent.click(screen.getByRole('button', { name: 'Firma' }));
      expect(
        await screen.findByRole('button', { name: 'Apri di nuovo il documento' }),
      ).toBeTruthy();
      expect(screen.getByText('Un dato è cambiato.')).toBeTruthy();
    },
  );

  const ATTO = {
    ...SIGNATURE,
    id: 6,
    code: 'ATTO' as const,
    title: 'Atto',
    documentSha256: 'b'.repeat(64),
  };

  it('signs several papers with one code, each accepted and signed on its own', async () => {
    const asked: unknown[] = [];
    const onSigned = open(undefined, PAPERS, [SIGNATURE, ATTO], {
      sendCode: (...call) => {
        asked.push(call);
        return Promise.resolve(SENT);
      },
    });
    fireEvent.click(screen.getByLabelText('Scrivi il nome'));
    // The sentence of the record stands there whole, once.
    expect(screen.getAllByText(/Ho letto e firmo/)).toHaveLength(1);
    fireEvent.click(screen.getByLabelText('Lo confermo per «Delega»'));
    askForCode();
    // The second paper is not accepted yet.
    expect(screen.getByText('Campo obbligatorio')).toBeTruthy();
    expect(asked).toEqual([]);
    fireEvent.click(screen.getByLabelText('Lo confermo per «Atto»'));
    askForCode();
    const code = await screen.findByLabelText(/^Codice/);
    expect(asked).toEqual([[5, null, [6]]]);
    fireEvent.change(code, { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Firma' }));
    await waitFor(() => expect(onSigned).toHaveBeenCalledTimes(1));
    expect(signed.map(({ documentSha256 }) => documentSha256)).toEqual([
      SIGNATURE.documentSha256,
      ATTO.documentSha256,
    ]);
  });

  it('goes on after a lost answer: what the server has signed is not signed again', async () => {
    const done = { ...SIGNATURE, state: 'signed' as const };
    const calls: number[] = [];
    const onSigned = open(undefined, PAPERS, [SIGNATURE, ATTO], {
      signPaper: (id) => {
        calls.push(id);
        if (calls.length === 1 || calls.length === 3)
          return Promise.reject(new TypeError('Failed to fetch'));
        return id === 5
          ? Promise.reject(
              new ApiError({ status: 409, code: 'paper-already-signed', message: 'Già firmato.' }),
            )
          : Promise.resolve({ ...ATTO, state: 'signed' as const });
      },
      listPapers: () =>
        Promise.resolve({ ...PAPERS, papers: [{ ...PAPER, code: 'DELEGA', signature: done }] }),
    });
    fireEvent.click(screen.getByLabelText('Scrivi il nome'));
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    askForCode();
    const code = await screen.findByLabelText(/^Codice/);
    fireEvent.change(code, { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Firma' }));
    await waitFor(() => expect(document.querySelector('.ant-alert, [role=alert]')).toBeTruthy());
    expect(onSigned).not.toHaveBeenCalled();
    expect((code as HTMLInputElement).value).toBe('123456');
    expect(onPartlySigned).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Firma' }));
    await waitFor(() => expect(onPartlySigned).toHaveBeenCalledWith([done]));
    expect(onSigned).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Firma' }));
    await waitFor(() => expect(onSigned).toHaveBeenCalledTimes(1));
    expect(calls).toEqual([5, 5, 6, 6]);
    expect(onSigned).toHaveBeenCalledWith([done, { ...ATTO, state: 'signed' }]);
  });

  it('asks the customer for an address when the link went to none', () => {
    open(undefined, { ...PAPERS, codeAddress: null });
    expect(screen.getByLabelText(/La tua e-mail/).getAttribute('autocomplete')).toBe('email');
  });
});

it('leads to the signature once every page was shown, and counts pages shown before', () => {
  const reading = (pagesShown: number[]) =>
    drawSigning(
      <PaperReading
        file={{ blob: new Blob(['x']), fileName: 'delega.pdf' }}
        signature={{ ...SIGNATURE, pagesShown }}
        server={server()}
        another={null}
        onRead={() => undefined}
      />,
    );
  const next = () => screen.getByRole('button', { name: 'Vai alla firma' });
  const isHeldBack = () => next().getAttribute('aria-disabled') === 'true';
  reading([1]);
  expect(isHeldBack()).toBe(true);
  expect(screen.getByText(/Scorri fino all’ultima pagina/)).toBeTruthy();
  cleanup();
  // A jump to the end shows the last page alone: the others are named.
  reading([2]);
  expect(isHeldBack()).toBe(true);
  expect(screen.getByText('Non hai ancora visto la pagina 1.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Vai alla pagina 1' })).toBeTruthy();
  cleanup();
  reading([1, 2]);
  expect(isHeldBack()).toBe(false);
  expect(screen.queryByRole('button', { name: /^Vai alla pagina/ })).toBeNull();
});

describe('a reason for no signature', () => {
  it('is asked of a customer who refuses, and sent with the refusal', async () => {
    const reasons: string[] = [];
    const onRefused = jest.fn();
    drawSigning(
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
    withdrawPaper.mockResolvedValueOnce({ ...ENDED_SIGNATURE });
    const onChanged = jest.fn();
    drawSigning(
      <PaperSigningDetails
        paper={{ ...PAPER, signature: { ...SIGNATURE, state: 'signed', signedAt: SENT.expiresAt } }}
        server={server({ withdrawPaper })}
        onChanged={onChanged}
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
