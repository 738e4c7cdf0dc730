import {
  ApiError,
  type DocumentSetItemDto,
  type LastStepDto,
  type UploadedFileDto,
} from '@pratiche/api';
import { MAX_FILE_BYTES } from '@pratiche/ui/form';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  renderWithSession,
  openDraftSession,
  stubDossierServer,
  createStoredDraft,
  getTestApi,
  preloadDialogs,
} from '../../../test/render-session.js';
import type { DossierSession } from '../../state/dossier-session.js';
import { Documents } from './Documents.js';
import { AlertBanner } from '@pratiche/ui';
import { useLocation } from 'react-router';
import { useWizardNavigation } from '../../form/useWizardNavigation.js';
import { stubCall } from '../../../../libs/api/test/stub-call.js';

const stored = (id: number, fileName: string): UploadedFileDto => ({
  id,
  fileName,
  size: 1_000,
  contentType: 'application/pdf',
  created: '2026-03-02T10:00:00.000Z',
});
const item = (
  id: number,
  code: string,
  name: string,
  change: Partial<DocumentSetItemDto> = {},
  files: UploadedFileDto[] = [],
): DocumentSetItemDto => ({
  id,
  document: { code, name, isUploaded: files.length > 0, files },
  toBeUploaded: files.length === 0,
  isMandatory: true,
  why: 'Serve sempre',
  isPrefilled: false,
  ...change,
});
const step = (
  items: DocumentSetItemDto[],
  noLongerAsked: LastStepDto['documentSet']['noLongerAsked'] = [],
) =>
  ({
    moduleId: 7,
    version: 1,
    documentSet: { documentsDocumentsSetResponse: items, noLongerAsked },
  }) as unknown as LastStepDto;

let session: DossierSession;
let net: ReturnType<typeof stubDossierServer>;
const changed = jest.fn();
const open = (lastStep: LastStepDto) =>
  renderWithSession(session, <Documents lastStep={lastStep} onChange={changed} />);
const card = (name: string | RegExp) => screen.getByRole('listitem', { name });
const choose = (name: string | RegExp, ...files: File[]) => {
  const input = card(name).querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!input) throw new Error(`No place for a file in ${String(name)}`);
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  fireEvent.change(input);
};

beforeAll(preloadDialogs);
beforeEach(() => {
  net = stubDossierServer(createStoredDraft());
  session = openDraftSession(net.known.now);
  session.step = 'documentazione';
});

afterEach(() => {
  cleanup();
  session.close();
  visited.length = 0;
  changed.mockClear();
  jest.restoreAllMocks();
});

const visited: string[] = [];
const isReviewVisited = () => visited.some((search) => search.includes('schermata=invio'));
const banner = () => document.querySelector('.pr-alerts')?.textContent;

/** The documents with the ways out of them; the heading says which step is open. */
function HeldStep({ lastStep }: { lastStep: LastStepDto }) {
  const { current, openStep, goToNextStep } = useWizardNavigation();
  visited.push(useLocation().search);
  return (
    <>
      <AlertBanner />
      <h1>{current}</h1>
      <button onClick={goToNextStep}>Rileggi e invia</button>
      <button onClick={() => openStep('servizio')}>Primo passo</button>
      <Documents lastStep={lastStep} onChange={changed} />
    </>
  );
}

const stubUpload = (answer: () => unknown) =>
  stubCall(getTestApi(), 'POST', '/api/Upload/file', answer);

describe('what a paper lacks for its online signature', () => {
  const listing = (missing: string[]) =>
    structuredClone({
      dossierId: 7,
      papers: [
        {
          code: 'REQ',
          title: 'Requisiti',
          signedBy: 'company',
          canSign: missing.length === 0,
          missing,
          isUploaded: false,
          signature: null,
        },
      ],
    });
  const stubPapers = (answer: () => unknown) =>
    stubCall(getTestApi(), 'GET', '/api/Signatures/dossiers/{dossierId}/papers', answer);
  const savedElsewhere = () =>
    act(() => void session.mergeStoredDossier({ ...net.known.now, version: 2 }));
  const requirements = step([item(3, 'REQ', 'Requisiti')]);
  const OpenStep = () => {
    const [isHere, setHere] = useState(true);
    return (
      <>
        <button onClick={() => setHere(!isHere)}>Passo</button>
        {isHere && <Documents lastStep={requirements} onChange={changed} />}
      </>
    );
  };

  beforeEach(() => {
    stubCall(getTestApi(), 'GET', '/api/Module/beneficiaryLink/{id}', () => ({ link: null }));
  });

  it('is asked for anew where the step is opened again, and after a save', async () => {
    let lacks = ['Telefono', 'Residenza'];
    stubPapers(() => listing(lacks));
    renderWithSession(session, <OpenStep />);
    expect(await screen.findByText(/telefono.*residenza/)).toBeTruthy();
    lacks = ['Residenza'];
    const toggle = screen.getByRole('button', { name: 'Passo' });
    fireEvent.click(toggle);
    fireEvent.click(toggle);
    await waitFor(() => expect(screen.queryByText(/telefono/)).toBeNull());
    expect(screen.getByText(/residenza/)).toBeTruthy();
    lacks = [];
    savedElsewhere();
    expect(await screen.findByRole('button', { name: 'Firma online: Requisiti' })).toBeTruthy();
  });

  it('is not of the moment before a save that ends while it is asked for', async () => {
    const answers: ((papers: unknown) => void)[] = [];
    const asked = stubPapers(() => new Promise((resolve) => answers.push(resolve)));
    open(requirements);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    savedElsewhere();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    answers[1]?.(listing([]));
    answers[0]?.(listing(['Telefono']));
    expect(await screen.findByRole('button', { name: 'Firma online: Requisiti' })).toBeTruthy();
    expect(screen.queryByText(/telefono/)).toBeNull();
  });
});

describe('a document of the dossier', () => {
  it('is uploaded with its progress, and asks for the state afterwards', async () => {
    let done: (file: UploadedFileDto) => void = () => undefined;
    const upload = stubUpload(
      () =>
        new Promise<UploadedFileDto>((resolve) => {
          done = resolve;
        }),
    );
    open(step([item(3, 'FATTURA', 'Fatture')]));
    expect(screen.getByText(/Manca un documento obbligatorio/)).toBeTruthy();
    choose(/Fatture/, new File(['x'], 'fattura.pdf', { type: 'application/pdf' }));
    expect(await within(card(/Fatture/)).findByText('Caricamento in corso')).toBeTruthy();
    expect(upload.mock.calls[0]?.[0].body).toMatchObject({ moduleId: '7', id: '3' });
    done(stored(1, 'fattura.pdf'));
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  });

  it('is waited for before the sending while it is uploaded', async () => {
    let done: (file: UploadedFileDto) => void = () => undefined;
    stubUpload(() => new Promise<UploadedFileDto>((resolve) => (done = resolve)));
    renderWithSession(session, <HeldStep lastStep={step([item(4, 'CI', 'Documento')])} />);
    choose('Documento', new File(['x'], 'ci.pdf'));
    await within(card('Documento')).findByText('Caricamento in corso');
    fireEvent.click(screen.getByRole('button', { name: 'Rileggi e invia' }));
    expect(banner()).toContain('aspetta che finisca');
    expect(isReviewVisited()).toBe(false);
    done(stored(1, 'ci.pdf'));
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    fireEvent.click(screen.getByRole('button', { name: 'Rileggi e invia' }));
    expect(isReviewVisited()).toBe(true);
    expect(banner()).toBe('');
  });

  it('that fails shows why; it can be tried again unless the file itself was refused', async () => {
    const upload = stubUpload(() => stored(1, 'a.pdf'));
    upload.mockRejectedValueOnce(
      new ApiError({ status: 0, code: 'network', message: 'Il server non risponde.' }),
    );
    open(step([item(3, 'FATTURA', 'Fatture')]));
    choose(/Fatture/, new File(['x'], 'a.pdf'));
    expect(await within(card(/Fatture/)).findByText(/Il server non risponde/)).toBeTruthy();
    fireEvent.click(within(card(/Fatture/)).getByRole('button', { name: /Riprova/ }));
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
    const large = new File(['x'], 'enorme.pdf');
    Object.defineProperty(large, 'size', { value: MAX_FILE_BYTES + 1 });
    choose(/Fatture/, large);
    expect(await within(card(/Fatture/)).findByText(/40\s?MB/)).toBeTruthy();
    expect(within(card(/Fatture/)).queryByRole('button', { name: /Riprova/ })).toBeNull();
    expect(upload).toHaveBeenCalledTimes(2);
  });

  it('asked for again is marked, until the new file is there', () => {
    open(
      step([
        item(3, 'CI', 'Documento d’identità', { isAskedAgain: true, toBeUploaded: true }, [
          stored(1, 'vecchia.pdf'),
        ]),
        item(4, 'CF', 'Tessera', { isAskedAgain: true, toBeUploaded: false }, [
          stored(2, 'nuova.pdf'),
        ]),
      ]),
    );
    expect(screen.getByText('Un documento da correggere.')).toBeTruthy();
    expect(screen.queryByText(/Tutti i documenti obbligatori/)).toBeNull();
    expect(within(card(/identità/)).getByText('Da correggere · 1 file')).toBeTruthy();
    expect(within(card(/identità/)).getByText(/Ti abbiamo chiesto un nuovo file/)).toBeTruthy();
    expect(within(card(/identità/)).getByRole('button', { name: /^Carica di nuovo/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /1 documento a posto/ }));
    expect(within(card(/Tessera/)).getByText(/Il nuovo file è caricato/)).toBeTruthy();
  });

  it('is folded when it was there before, and when it is optional', () => {
    open(
      step([
        item(3, 'FATTURA', 'Fatture'),
        item(4, 'CI', 'Documento', {}, [stored(1, 'ci.pdf')]),
        item(5, 'FOTO', 'Foto', { isMandatory: false }),
      ]),
    );
    const shown = () => screen.getAllByRole('listitem').map((row) => row.id);
    expect(shown()).toEqual(['campo-documenti-FATTURA', '', '']);
    fireEvent.click(screen.getByRole('button', { name: /1 documento a posto/ }));
    fireEvent.click(screen.getByRole('button', { name: /Altri documenti \(1 facoltativo\)/ }));
    expect(shown()).toContain('campo-documenti-CI');
    expect(shown()).toContain('campo-documenti-FOTO');
    const name = within(card('Documento')).getByRole('button', { name: /Documento/ });
    expect(within(card('Documento')).queryByRole('button', { name: /ci.pdf/ })).toBeNull();
    fireEvent.click(name);
    expect(name.getAttribute('aria-expanded')).toBe('true');
    expect(
      within(card('Documento')).getByRole('button', { name: 'Anteprima di ci.pdf' }),
    ).toBeTruthy();
  });

  it('that an operator pointed at waits to be mended, until its files change', () => {
    const point = { field: null, itemId: 4, text: 'Non si legge', value: null, fileIds: [1] };
    const { record } = session.store.get();
    if (!record) throw new Error('No record');
    session.store.set({ record: { ...record, returnPoints: [point] } });
    const drawn = (fileId: number) =>
      step([item(4, 'CI', 'Documento', {}, [stored(fileId, 'ci.pdf')])]);
    const { unmount } = open(drawn(1));
    expect(within(card('Documento')).getByText('Da correggere: Non si legge')).toBeTruthy();
    expect(screen.getByText('Un documento da correggere.')).toBeTruthy();
    unmount();
    open(drawn(2));
    expect(screen.getByText('Tutti i documenti obbligatori sono caricati.')).toBeTruthy();
  });

  describe('marked for correction', () => {
    const mark = (itemId: number, fileIds: number[]) => {
      const { record } = session.store.get();
      if (!record) throw new Error('No record');
      const point = { field: null, itemId, text: 'Non si legge', value: null, fileIds };
      session.store.set({ record: { ...record, returnPoints: [point] } });
    };
    const fileNames = (upload: ReturnType<typeof stubUpload>) =>
      upload.mock.calls.map(([{ body }]) => {
        const { file, replaces } = body as unknown as { file: File; replaces?: string };
        return [file.name, replaces];
      });

    it('has its only file replaced, and further files added', async () => {
      mark(4, [1]);
      const upload = stubUpload(() => stored(2, 'nuova.pdf'));
      open(step([item(4, 'CI', 'Documento', {}, [stored(1, 'ci.pdf')])]));
      choose('Documento', new File(['x'], 'fronte.pdf'), new File(['y'], 'retro.pdf'));
      await waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
      expect(fileNames(upload)).toEqual([
        ['fronte.pdf', '1'],
        ['retro.pdf', undefined],
      ]);
    });

    it.each([
      ['Sostituisci saldo.pdf', [['nuova.pdf', '2']]],
      ['Aggiungi, senza sostituire', [['nuova.pdf', undefined]]],
      ['Annulla', []],
    ])('asks which of its files is replaced: %s', async (answer, sent) => {
      mark(3, [1, 2]);
      const upload = stubUpload(() => stored(9, 'nuova.pdf'));
      const files = [stored(1, 'acconto.pdf'), stored(2, 'saldo.pdf')];
      open(step([item(3, 'FATTURA', 'Fatture', {}, files)]));
      choose('Fatture', new File(['x'], 'nuova.pdf'));
      const question = within(card('Fatture')).getByRole('group', { name: /^nuova.pdf/ });
      expect(document.activeElement).toBe(question);
      expect(upload).not.toHaveBeenCalled();
      fireEvent.click(within(question).getByRole('button', { name: answer }));
      await waitFor(() => expect(changed).toHaveBeenCalledTimes(sent.length));
      expect(fileNames(upload)).toEqual(sent);
      expect(within(card('Fatture')).queryByRole('group', { name: /^nuova.pdf/ })).toBeNull();
    });

    it('holds who goes on to the sending or leaves the step, until the question is answered', () => {
      mark(3, [1, 2]);
      stubUpload(() => stored(9, 'nuova.pdf'));
      const files = [stored(1, 'acconto.pdf'), stored(2, 'saldo.pdf')];
      renderWithSession(
        session,
        <HeldStep lastStep={step([item(3, 'FATTURA', 'Fatture', {}, files)])} />,
      );
      choose('Fatture', new File(['x'], 'nuova.pdf'));
      for (const way of ['Rileggi e invia', 'Primo passo']) {
        fireEvent.click(screen.getByRole('button', { name: way }));
        expect(banner()).toContain('Prima rispondi');
        expect(document.activeElement?.textContent).toBe('Sostituisci acconto.pdf');
        expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('documentazione');
        expect(isReviewVisited()).toBe(false);
      }
      fireEvent.click(screen.getByRole('button', { name: 'Annulla' }));
      expect(banner()).toBe('');
      fireEvent.click(screen.getByRole('button', { name: 'Rileggi e invia' }));
      expect(isReviewVisited()).toBe(true);
    });

    it('has its file replaced by an e-invoice in the same call', async () => {
      mark(3, [1]);
      const upload = stubCall(getTestApi(), 'POST', '/api/Module/invoices/{id}', () => ({
        invoices: [],
        messages: [],
      }));
      open(step([item(3, 'FATTURA', 'Fatture', {}, [stored(1, 'saldo.pdf')])]));
      choose('Fatture', new File(['<x/>'], 'saldo.xml'));
      fireEvent.click(screen.getByRole('button', { name: 'Sostituisci saldo.pdf' }));
      await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
      expect(fileNames(upload)).toEqual([['saldo.xml', '1']]);
    });

    it('keeps its file when the upload fails', async () => {
      mark(4, [1]);
      const upload = stubUpload(() => stored(2, 'nuova.pdf'));
      upload.mockRejectedValueOnce(
        new ApiError({ status: 0, code: 'network', message: 'Il server non risponde.' }),
      );
      open(step([item(4, 'CI', 'Documento', {}, [stored(1, 'ci.pdf')])]));
      choose('Documento', new File(['x'], 'nuova.pdf'));
      expect(await within(card('Documento')).findByText(/Il server non risponde/)).toBeTruthy();
      fireEvent.click(within(card('Documento')).getByRole('button', { name: /Riprova/ }));
      await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
      expect(fileNames(upload)[1]).toEqual(['nuova.pdf', '1']);
    });
  });

  it('no longer required is listed separately and is deleted after a confirmation', async () => {
    const remove = stubCall(
      getTestApi(),
      'DELETE',
      '/api/Upload/{accountId}/{moduleId}/{fileName}/{extension}',
      () => undefined,
    );
    open(
      step(
        [item(3, 'FATTURA', 'Fatture', {}, [stored(1, 'fattura.pdf')])],
        [{ id: 9, name: 'Contratto di locazione', files: [stored(5, 'locazione.pdf')] }],
      ),
    );
    expect(screen.getByRole('heading', { name: 'Non più richiesti' })).toBeTruthy();
    fireEvent.click(
      within(card(/non più richiesto/)).getByRole('button', { name: 'Elimina locazione.pdf' }),
    );
    const dialog = await screen.findByRole('dialog');
    expect(remove).not.toHaveBeenCalled();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Elimina' }));
    await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
    expect(remove.mock.calls[0]?.[0].params?.path).toEqual({
      accountId: 1,
      moduleId: 7,
      fileName: 'locazione',
      extension: 'pdf',
    });
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
