import { ApiError, type DocumentSetItem, type LastStep, type UploadedFile } from '@pratiche/api';
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

const stored = (id: number, fileName: string): UploadedFile => ({
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
  change: Partial<DocumentSetItem> = {},
  files: UploadedFile[] = [],
): DocumentSetItem => ({
  id,
  document: { code, name, isUploaded: files.length > 0, files },
  toBeUploaded: files.length === 0,
  isMandatory: true,
  why: 'Serve sempre',
  isPrefilled: false,
  ...change,
});
const step = (
  items: DocumentSetItem[],
  noLongerAsked: LastStep['documentSet']['noLongerAsked'] = [],
) =>
  ({
    moduleId: 7,
    version: 1,
    documentSet: { documentsDocumentsSetResponse: items, noLongerAsked },
  }) as unknown as LastStep;

let session: DossierSession;
let net: ReturnType<typeof stubDossierServer>;
const changed = jest.fn();
const open = (lastStep: LastStep) =>
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
  net.restore();
  changed.mockClear();
  jest.restoreAllMocks();
});

describe('a document of the dossier', () => {
  it('is uploaded with its progress, and asks for the state afterwards', async () => {
    let done: (file: UploadedFile) => void = () => undefined;
    const upload = jest
      .spyOn(getTestApi().upload, 'file')
      .mockImplementation((_file, _target, onProgress) => {
        onProgress?.(40, 100);
        return new Promise<UploadedFile>((resolve) => {
          done = resolve;
        });
      });
    open(step([item(3, 'FATTURA', 'Fatture')]));
    expect(screen.getByText(/Manca un documento obbligatorio/)).toBeTruthy();
    choose(/Fatture/, new File(['x'], 'fattura.pdf', { type: 'application/pdf' }));
    expect(await within(card(/Fatture/)).findByText('Caricamento in corso')).toBeTruthy();
    expect(within(card(/Fatture/)).getByText(/40\s?%/)).toBeTruthy();
    expect(upload.mock.calls[0]?.[1]).toMatchObject({ moduleId: 7, id: 3 });
    done(stored(1, 'fattura.pdf'));
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  });

  it('that fails shows why; it can be tried again unless the file itself was refused', async () => {
    const upload = jest
      .spyOn(getTestApi().upload, 'file')
      .mockRejectedValueOnce(
        new ApiError({ status: 0, code: 'network', message: 'Il server non risponde.' }),
      )
      .mockResolvedValueOnce(stored(1, 'a.pdf'));
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
    const remove = jest.spyOn(getTestApi().upload, 'remove').mockResolvedValue(undefined);
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
    await waitFor(() => expect(remove).toHaveBeenCalledWith(1, 7, 'locazione', 'pdf'));
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
