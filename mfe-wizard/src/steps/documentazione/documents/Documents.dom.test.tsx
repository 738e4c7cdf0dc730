import { ApiError, type LastStepDto, type UploadedFileDto } from '@pratiche/api';
import { MAX_FILE_BYTES } from '@pratiche/ui/form';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useState } from 'react';
import {
  chooseFiles,
  createDocumentItem,
  createLastStep,
  createStoredFile,
  findDocumentCard,
  findDocuments,
  markDocument,
  stubNoSigning,
} from '../../../../test/document-fixtures.js';
import {
  renderWithSession,
  openDraftSession,
  stubDossierServer,
  createStoredDraft,
  getTestApi,
  preloadDialogs,
} from '../../../../test/render-session.js';
import type { DossierSession } from '../../../state/dossier-session.js';
import { Documents } from './Documents.js';
import { stubCall } from '../../../../../libs/api/test/stub-call.js';

let session: DossierSession;
let net: ReturnType<typeof stubDossierServer>;
const changed = jest.fn();
const open = async (lastStep: LastStepDto) => {
  const drawn = renderWithSession(session, <Documents lastStep={lastStep} onChange={changed} />);
  await findDocuments();
  return drawn;
};

beforeAll(preloadDialogs);
beforeEach(() => {
  net = stubDossierServer(createStoredDraft());
  session = openDraftSession(net.known.now);
  session.step = 'documentazione';
  stubNoSigning();
});

afterEach(() => {
  cleanup();
  session.close();
  changed.mockClear();
  jest.restoreAllMocks();
});

const stubUpload = (answer: () => unknown) =>
  stubCall(getTestApi(), 'POST', '/api/Upload/file', answer);

describe('a document of the dossier', () => {
  it('is uploaded with its progress, and asks for the state afterwards', async () => {
    let done: (file: UploadedFileDto) => void = () => undefined;
    const upload = stubUpload(
      () =>
        new Promise<UploadedFileDto>((resolve) => {
          done = resolve;
        }),
    );
    await open(createLastStep([createDocumentItem(3, 'FATTURA', 'Fatture')]));
    expect(screen.getByText(/Manca un documento obbligatorio/)).toBeTruthy();
    chooseFiles(/Fatture/, new File(['x'], 'fattura.pdf', { type: 'application/pdf' }));
    expect(
      await within(findDocumentCard(/Fatture/)).findByText('Caricamento in corso'),
    ).toBeTruthy();
    expect(upload.mock.calls[0]?.[0].body).toMatchObject({ moduleId: '7', id: '3' });
    done(createStoredFile(1, 'fattura.pdf'));
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  });

  it('that fails shows why; it can be tried again unless the file itself was refused', async () => {
    const upload = stubUpload(() => createStoredFile(1, 'a.pdf'));
    upload.mockRejectedValueOnce(
      new ApiError({ status: 0, code: 'network', message: 'Il server non risponde.' }),
    );
    await open(createLastStep([createDocumentItem(3, 'FATTURA', 'Fatture')]));
    chooseFiles(/Fatture/, new File(['x'], 'a.pdf'));
    expect(
      await within(findDocumentCard(/Fatture/)).findByText(/Il server non risponde/),
    ).toBeTruthy();
    fireEvent.click(within(findDocumentCard(/Fatture/)).getByRole('button', { name: /Riprova/ }));
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
    const large = new File(['x'], 'enorme.pdf');
    Object.defineProperty(large, 'size', { value: MAX_FILE_BYTES + 1 });
    chooseFiles(/Fatture/, large);
    expect(await within(findDocumentCard(/Fatture/)).findByText(/40\s?MB/)).toBeTruthy();
    expect(
      within(findDocumentCard(/Fatture/)).queryByRole('button', { name: /Riprova/ }),
    ).toBeNull();
    expect(upload).toHaveBeenCalledTimes(2);
  });

  it('asked for again is marked, until the new file is there', async () => {
    await open(
      createLastStep([
        createDocumentItem(
          3,
          'CI',
          'Documento d’identità',
          { isAskedAgain: true, toBeUploaded: true },
          [createStoredFile(1, 'vecchia.pdf')],
        ),
        createDocumentItem(4, 'CF', 'Tessera', { isAskedAgain: true, toBeUploaded: false }, [
          createStoredFile(2, 'nuova.pdf'),
        ]),
      ]),
    );
    expect(screen.getByText('Un documento da correggere.')).toBeTruthy();
    expect(screen.queryByText(/Tutti i documenti obbligatori/)).toBeNull();
    expect(within(findDocumentCard(/identità/)).getByText('Da correggere · 1 file')).toBeTruthy();
    expect(
      within(findDocumentCard(/identità/)).getByText(/Ti abbiamo chiesto un nuovo file/),
    ).toBeTruthy();
    expect(
      within(findDocumentCard(/identità/)).getByRole('button', { name: /^Carica di nuovo/ }),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /1 documento a posto/ }));
    expect(within(findDocumentCard(/Tessera/)).getByText(/Il nuovo file è caricato/)).toBeTruthy();
  });

  it('is folded when it was there before, and when it is optional', async () => {
    await open(
      createLastStep([
        createDocumentItem(3, 'FATTURA', 'Fatture'),
        createDocumentItem(4, 'CI', 'Documento', {}, [createStoredFile(1, 'ci.pdf')]),
        createDocumentItem(5, 'FOTO', 'Foto', { isMandatory: false }),
      ]),
    );
    const shown = () => screen.getAllByRole('listitem').map((row) => row.id);
    expect(shown()).toEqual(['campo-documenti-FATTURA', '', '']);
    fireEvent.click(screen.getByRole('button', { name: /1 documento a posto/ }));
    fireEvent.click(screen.getByRole('button', { name: /Altri documenti facoltativi\s\(1\)/ }));
    expect(shown()).toContain('campo-documenti-CI');
    expect(shown()).toContain('campo-documenti-FOTO');
    const name = within(findDocumentCard('Documento')).getByRole('button', { name: /Documento/ });
    expect(
      within(findDocumentCard('Documento')).queryByRole('button', { name: /ci.pdf/ }),
    ).toBeNull();
    fireEvent.click(name);
    expect(name.getAttribute('aria-expanded')).toBe('true');
    expect(
      within(findDocumentCard('Documento')).getByRole('button', { name: 'Anteprima di ci.pdf' }),
    ).toBeTruthy();
  });

  it('that is optional and is uploaded now is counted where it is folded', async () => {
    const photo = (files: UploadedFileDto[]) =>
      createLastStep([
        createDocumentItem(5, 'FOTO', 'Foto', { isMandatory: false }, files),
        createDocumentItem(6, 'CF', 'Tessera sanitaria', { isMandatory: false }),
      ]);
    let read: (lastStep: LastStepDto) => void = () => undefined;
    const Changing = () => {
      const [lastStep, setLastStep] = useState(photo([]));
      read = setLastStep;
      return <Documents lastStep={lastStep} onChange={changed} />;
    };
    renderWithSession(session, <Changing />);
    await findDocuments();
    screen.getByRole('button', { name: /Altri documenti facoltativi\s\(2\)/ });
    act(() => read(photo([createStoredFile(1, 'foto.jpg')])));
    screen.getByRole('button', { name: /Altri documenti facoltativi\s· 1 caricato di 2/ });
  });

  it('that an operator pointed at waits to be mended, until its files change', async () => {
    markDocument(session, 4, [1]);
    const drawn = (fileId: number) =>
      createLastStep([
        createDocumentItem(4, 'CI', 'Documento', {}, [createStoredFile(fileId, 'ci.pdf')]),
      ]);
    const { unmount } = await open(drawn(1));
    expect(
      within(findDocumentCard('Documento')).getByText('Da correggere: Non si legge'),
    ).toBeTruthy();
    expect(screen.getByText('Un documento da correggere.')).toBeTruthy();
    unmount();
    await open(drawn(2));
    expect(screen.getByText('Tutti i documenti obbligatori sono caricati.')).toBeTruthy();
  });

  describe('marked for correction', () => {
    const fileNames = (upload: ReturnType<typeof stubUpload>) =>
      upload.mock.calls.map(([{ body }]) => {
        const { file, replaces } = body as unknown as { file: File; replaces?: string };
        return [file.name, replaces];
      });

    it('has its only file replaced, and further files added', async () => {
      markDocument(session, 4, [1]);
      const upload = stubUpload(() => createStoredFile(2, 'nuova.pdf'));
      await open(
        createLastStep([
          createDocumentItem(4, 'CI', 'Documento', {}, [createStoredFile(1, 'ci.pdf')]),
        ]),
      );
      chooseFiles('Documento', new File(['x'], 'fronte.pdf'), new File(['y'], 'retro.pdf'));
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
      markDocument(session, 3, [1, 2]);
      const upload = stubUpload(() => createStoredFile(9, 'nuova.pdf'));
      const files = [createStoredFile(1, 'acconto.pdf'), createStoredFile(2, 'saldo.pdf')];
      await open(createLastStep([createDocumentItem(3, 'FATTURA', 'Fatture', {}, files)]));
      chooseFiles('Fatture', new File(['x'], 'nuova.pdf'));
      const question = within(findDocumentCard('Fatture')).getByRole('group', {
        name: /^nuova.pdf/,
      });
      expect(document.activeElement).toBe(question);
      expect(upload).not.toHaveBeenCalled();
      fireEvent.click(within(question).getByRole('button', { name: answer }));
      await waitFor(() => expect(changed).toHaveBeenCalledTimes(sent.length));
      expect(fileNames(upload)).toEqual(sent);
      expect(
        within(findDocumentCard('Fatture')).queryByRole('group', { name: /^nuova.pdf/ }),
      ).toBeNull();
    });

    it('has its file replaced by an e-invoice in the same call', async () => {
      markDocument(session, 3, [1]);
      const upload = stubCall(getTestApi(), 'POST', '/api/Module/invoices/{id}', () => ({
        invoices: [],
        messages: [],
      }));
      await open(
        createLastStep([
          createDocumentItem(3, 'FATTURA', 'Fatture', {}, [createStoredFile(1, 'saldo.pdf')]),
        ]),
      );
      chooseFiles('Fatture', new File(['<x/>'], 'saldo.xml'));
      fireEvent.click(screen.getByRole('button', { name: 'Sostituisci saldo.pdf' }));
      await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
      expect(fileNames(upload)).toEqual([['saldo.xml', '1']]);
    });

    it('keeps its file when the upload fails', async () => {
      markDocument(session, 4, [1]);
      const upload = stubUpload(() => createStoredFile(2, 'nuova.pdf'));
      upload.mockRejectedValueOnce(
        new ApiError({ status: 0, code: 'network', message: 'Il server non risponde.' }),
      );
      await open(
        createLastStep([
          createDocumentItem(4, 'CI', 'Documento', {}, [createStoredFile(1, 'ci.pdf')]),
        ]),
      );
      chooseFiles('Documento', new File(['x'], 'nuova.pdf'));
      expect(
        await within(findDocumentCard('Documento')).findByText(/Il server non risponde/),
      ).toBeTruthy();
      fireEvent.click(
        within(findDocumentCard('Documento')).getByRole('button', { name: /Riprova/ }),
      );
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
    await open(
      createLastStep(
        [createDocumentItem(3, 'FATTURA', 'Fatture', {}, [createStoredFile(1, 'fattura.pdf')])],
        [{ id: 9, name: 'Contratto di locazione', files: [createStoredFile(5, 'locazione.pdf')] }],
      ),
    );
    expect(screen.getByRole('heading', { name: 'Non più richiesti' })).toBeTruthy();
    fireEvent.click(
      within(findDocumentCard(/non più richiesto/)).getByRole('button', {
        name: 'Elimina locazione.pdf',
      }),
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

describe('a doubt about a file', () => {
  const DOUBT = {
    code: 'paper-changed',
    origin: 'comparison',
    field: 'documenti.DELEGA',
    message: 'Dopo aver caricato «delega.pdf» è cambiato un dato',
    rule: '',
    limit: '',
    source: '',
  } as const;

  it('stands above the documents by the name of its document; others do not', async () => {
    stubCall(getTestApi(), 'GET', '/api/Module/doubts/{id}', () => ({
      doubts: [DOUBT, { ...DOUBT, field: 'spese', message: 'Una spesa' }],
      others: [],
    }));
    await open(createLastStep([createDocumentItem(5, 'DELEGA', 'Delega')]));
    const line = screen.getByText(/Dopo aver caricato «delega.pdf» è cambiato un dato/);
    expect(within(line.closest('li') as HTMLElement).getByRole('button').textContent).toMatch(
      /delega/i,
    );
    expect(screen.queryByText(/Una spesa/)).toBeNull();
  });
});
