import { ApiError, type DocumentSetItemDto } from '@pratiche/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../../../libs/api/test/stub-call.js';
import {
  cleanUpSession,
  createStoredDraft,
  getTestApi,
  openDraftSession,
  renderWithSession,
  stubDossierServer,
} from '../../../../test/render-session.js';
import type { DossierSession } from '../../../state/dossier-session.js';
import { FileSorter } from './FileSorter.js';

const item = (id: number, code: string, name: string): DocumentSetItemDto => ({
  id,
  document: { code, name, isUploaded: false, files: [] },
  toBeUploaded: true,
  isMandatory: true,
  why: 'Serve sempre',
  isPrefilled: false,
});
const ITEMS = [item(3, 'FATTURA', 'Fatture'), item(4, 'CI', 'Documento'), item(5, 'FOTO', 'Foto')];
const UPLOADED = { id: 1, fileName: 'a', size: 1, contentType: 'a', created: '2026-01-01' };
const INVOICES = { invoices: [], proposals: [], differences: [], doubts: [], messages: [] };

let session: DossierSession;
const changed = jest.fn();
const open = () =>
  renderWithSession(session, <FileSorter moduleId={7} items={ITEMS} onChange={changed} />);
const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByRole('group', { name: 'Più documenti insieme' }), {
    dataTransfer: { files },
  });
const choice = (name: string) =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: `Documento di ${name}` });

beforeEach(() => {
  session = openDraftSession(stubDossierServer(createStoredDraft()).known.now);
});
afterEach(() => {
  cleanUpSession(session);
  changed.mockClear();
});

describe('many files at once', () => {
  it('go where content and name say, after a look, and each to its own call', async () => {
    const upload = stubCall(getTestApi(), 'POST', '/api/Upload/file', () => UPLOADED);
    const invoice = stubCall(getTestApi(), 'POST', '/api/Module/invoices/{id}', () => INVOICES);
    open();
    drop(
      new File(['<p:FatturaElettronica versione="FPR12">'], 'documento.p7m'),
      new File(['x'], "Carta d'identità.jpg"),
      new File(['x'], 'IMG_0001.jpg'),
    );
    expect((await choice('documento.p7m')).value).toBe('3');
    expect((await choice("Carta d'identità.jpg")).value).toBe('4');
    expect((await choice('IMG_0001.jpg')).value).toBe('');
    // A long name is cut to the line.
    expect(screen.getByText('IMG_0001.jpg').title).toBe('IMG_0001.jpg');
    expect(screen.getByText('2 da caricare, 1 senza documento: sceglilo.')).toBeTruthy();
    expect(upload).not.toHaveBeenCalled();
    fireEvent.change(await choice('IMG_0001.jpg'), { target: { value: '5' } });
    fireEvent.click(screen.getByRole('button', { name: 'Carica tutti' }));
    expect(await screen.findByText('3 file sono nei loro documenti.')).toBeTruthy();
    expect(invoice).toHaveBeenCalledTimes(1);
    expect(upload.mock.calls.map(([{ body }]) => (body as { id: string }).id)).toEqual(['4', '5']);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('say which failed and why, and try only those again', async () => {
    const upload = stubCall(getTestApi(), 'POST', '/api/Upload/file', () => UPLOADED);
    upload.mockRejectedValueOnce(
      new ApiError({ status: 503, code: 'unavailable', message: 'Il server non risponde.' }),
    );
    open();
    drop(new File(['x'], 'patente.pdf'), new File(['x'], 'foto dopo.jpg'));
    await choice('patente.pdf');
    fireEvent.click(screen.getByRole('button', { name: 'Carica tutti' }));
    expect(await screen.findByText(/Il server non risponde/)).toBeTruthy();
    expect(await screen.findByText('1 file è nel suo documento, 1 da caricare.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Carica il file' }));
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(3));
    expect(await screen.findByText('2 file sono nei loro documenti.')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'File da caricare' })).toBeNull();
  });

  it('let go of a refused file as another one is taken', async () => {
    const upload = stubCall(getTestApi(), 'POST', '/api/Upload/file', () => UPLOADED);
    upload.mockRejectedValueOnce(
      new ApiError({ status: 422, code: 'file-incomplete', message: 'Il file è incompleto.' }),
    );
    open();
    drop(new File(['x'], 'patente.pdf'));
    await choice('patente.pdf');
    fireEvent.click(screen.getByRole('button', { name: 'Carica il file' }));
    expect(await screen.findByText(/Il file è incompleto/)).toBeTruthy();
    // The same file would be refused again.
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Carica/ })).toBeNull());
    drop(new File(['x'], 'patente intera.pdf'));
    await choice('patente intera.pdf');
    expect(screen.queryByText(/Il file è incompleto/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Carica il file' }));
    expect(await screen.findByText('1 file è nel suo documento.')).toBeTruthy();
    expect(upload).toHaveBeenCalledTimes(2);
  });

  it('keep a P7M that is no invoice as a document, and say so', async () => {
    stubCall(getTestApi(), 'POST', '/api/Module/invoices/{id}', () => {
      throw new ApiError({ status: 422, code: 'invoice-refused', message: 'Non è una fattura.' });
    });
    const upload = stubCall(getTestApi(), 'POST', '/api/Upload/file', () => UPLOADED);
    open();
    drop(new File(['x'], 'fattura firmata.p7m'), new File(['x'], 'togli.pdf'));
    await choice('fattura firmata.p7m');
    fireEvent.click(screen.getByRole('button', { name: 'Togli togli.pdf dall’elenco' }));
    fireEvent.click(screen.getByRole('button', { name: 'Carica il file' }));
    const list = await screen.findByRole('list', { name: 'File da caricare' });
    expect(
      await within(list).findByText(/Caricato come documento, senza leggerlo: Non è una fattura/),
    ).toBeTruthy();
    expect(upload).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Nascondi quelli già caricati' }));
    expect(screen.queryByRole('list', { name: 'File da caricare' })).toBeNull();
  });
});
