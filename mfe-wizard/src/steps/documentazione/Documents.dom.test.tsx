import {
  ApiError,
  type DocumentSetItemDto,
  type LastStepDto,
  type UploadedFileDto,
} from '@pratiche/api';
import { MAX_FILE_BYTES } from '@pratiche/ui';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
const choose = (name: RegExp, file: File) => {
  const input = card(name).querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!input) throw new Error(`No place for a file in ${String(name)}`);
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
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
    open(step([item(3, 'FATTURA', 'Fatture')]));
    expect(screen.getByText(/Manca un documento obbligatorio/)).toBeTruthy();
    choose(/Fatture/, new File(['x'], 'fattura.pdf', { type: 'application/pdf' }));
    expect(await within(card(/Fatture/)).findByText('Caricamento in corso')).toBeTruthy();
    expect(upload.mock.calls[0]?.[0].body).toMatchObject({ moduleId: '7', id: '3' });
    done(stored(1, 'fattura.pdf'));
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
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
    expect(within(card(/identità/)).getByText('Richiesto di nuovo')).toBeTruthy();
    expect(within(card(/identità/)).getByText(/È stato chiesto un nuovo file/)).toBeTruthy();
    expect(within(card(/Tessera/)).getByText(/Il nuovo file è caricato/)).toBeTruthy();
    expect(
      [/identità/, /Tessera/].map((name) => card(name).classList.contains('wz-document-done')),
    ).toEqual([false, true]);
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
