import { ApiError, type InvoicesDto } from '@pratiche/api';
import { BROKEN_XML_MESSAGE } from '@pratiche/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import {
  cleanUpSession,
  createStoredDraft,
  getTestApi,
  openDraftSession,
  openNewSession,
  preloadDialogs,
  renderWithSession,
  stubDossierServer,
} from '../../test/render-session.js';
import type { DossierSession } from '../state/dossier-session.js';
import { InvoiceSection } from './InvoiceSection.js';
import { InvoicesPanel } from './InvoicesPanel.js';

const PARTY = {
  name: 'Infissi Chiari Srl',
  vatNumber: '01234567897',
  taxCode: null,
  address: null,
  zip: null,
  municipality: null,
  province: null,
};
const ANSWER: InvoicesDto = {
  invoices: [
    {
      id: 5,
      fileId: 8,
      fileName: 'IT01234567897_1.xml.p7m',
      number: '12',
      date: '2026-09-20',
      documentType: 'TD01',
      supplier: PARTY,
      customer: { ...PARTY, name: 'Mario Rossi' },
      causes: [],
      lines: [],
      vatSummary: [],
      taxable: 4600,
      vat: 460,
      total: 5060,
      payments: [],
      relatedInvoices: [],
      attachments: [],
      discountOnInvoice: null,
      repairs: ['La data aveva un fuso orario: tolto.'],
      signer: { name: 'ADA BIANCHI', taxCode: null, validity: 'valid', message: null },
    },
  ],
  proposals: [
    { field: 'beneficiaryPhone', value: '3331112223', reason: 'Dalla riga 1.', invoiceId: 5 },
    { field: 'immovableStair', value: 'B', reason: 'Dalla riga 2.', invoiceId: 5 },
    { field: 'beneficiaryLastName', value: 'Rosati', reason: 'Cliente.', invoiceId: 5 },
  ],
  differences: [
    {
      field: 'beneficiaryLastName',
      inDossier: 'Rossi',
      inInvoice: 'Rosati',
      message: 'La pratica dice «Rossi».',
    },
  ],
  doubts: [
    {
      check: 'fornitore',
      isNote: false,
      field: null,
      invoiceId: 5,
      message: 'Non è della tua azienda.',
    },
    {
      check: 'somme',
      isNote: false,
      field: 'spese',
      invoiceId: null,
      message: 'Superano le spese.',
    },
  ],
  messages: [],
};

let session: DossierSession;
beforeAll(preloadDialogs);
beforeEach(() => {
  const { known } = stubDossierServer(
    createStoredDraft({ beneficiaryPhone: null, immovableStair: null }),
  );
  session = openDraftSession(known.now);
  stubCall(getTestApi(), 'GET', '/api/Module/invoices/{id}', () => ANSWER);
});
afterEach(() => cleanUpSession(session));

describe('the invoices of a dossier', () => {
  it('show who billed and signed, repairs, doubts and proposals with their reason', async () => {
    renderWithSession(session, <InvoicesPanel />);
    const invoice = await screen.findByText('Fattura n. 12');
    const card = invoice.closest('li');
    expect(card?.textContent).toContain('Infissi Chiari Srl → Mario Rossi');
    expect(card?.textContent).toContain('Firmata da ADA BIANCHI: firma integra.');
    expect(card?.textContent).toContain('Non è della tua azienda.');
    expect(card?.textContent).toContain('La data aveva un fuso orario: tolto.');
    expect(screen.getByText('Superano le spese.')).toBeTruthy();
    expect(screen.getByText('Valori proposti (2)')).toBeTruthy();
    expect(screen.getByText('Dalla riga 2.')).toBeTruthy();
    expect(session.values.immovableStair).toBeNull();
  });

  it('give one value by a press, and the rest of the empty fields together', async () => {
    renderWithSession(session, <InvoicesPanel />);
    fireEvent.click(await screen.findByRole('button', { name: 'Usa: Scala' }));
    expect(session.values.immovableStair).toBe('B');
    expect(session.values.beneficiaryPhone).toBeNull();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Usa: Scala' })).toBeNull());
    expect(document.activeElement?.textContent).toContain('Valori proposti');
  });

  it('never overwrite what is there by "Usa tutti"', async () => {
    renderWithSession(session, <InvoicesPanel />);
    fireEvent.click(await screen.findByRole('button', { name: 'Usa tutti' }));
    expect(session.values).toMatchObject({
      immovableStair: 'B',
      beneficiaryPhone: '3331112223',
      beneficiaryLastName: 'Rossi',
    });
    expect(await screen.findByText('Diversi dalla pratica (1)')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Usa: Cognome' }));
    expect(session.values.beneficiaryLastName).toBe('Rosati');
  });
});

describe('the area of the first step', () => {
  const drop = (file: File) => {
    const area = screen.getByRole('group', { name: 'Fatture elettroniche' });
    fireEvent.drop(area, { dataTransfer: { files: [file] } });
  };

  it('adds an invoice and shows what it proposes', async () => {
    const upload = stubCall(getTestApi(), 'POST', '/api/Module/invoices/{id}', () => ANSWER);
    renderWithSession(session, <InvoiceSection />);
    drop(new File(['<x/>'], 'fattura.xml'));
    const dialog = await screen.findByRole('dialog', { name: 'Fatture elettroniche' });
    expect(upload).toHaveBeenCalledTimes(1);
    expect(await within(dialog).findByText('Fattura n. 12')).toBeTruthy();
  });

  it('says why a file was not taken, and takes no PDF', async () => {
    const upload = stubCall(getTestApi(), 'POST', '/api/Module/invoices/{id}', () => {
      throw new ApiError({ status: 422, code: 'invoice-refused', message: 'Non è una fattura.' });
    });
    renderWithSession(session, <InvoiceSection />);
    drop(new File(['<x/>'], 'altro.xml'));
    expect(await screen.findByText('Non è una fattura.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    drop(new File(['%PDF'], 'fattura.pdf'));
    expect(await screen.findByText(/non è di un tipo consentito/)).toBeTruthy();
    expect(upload).toHaveBeenCalledTimes(1);
  });

  it('stores no draft for a file that is refused', async () => {
    session.close();
    session = openNewSession();
    const save = stubCall(getTestApi(), 'PUT', '/api/Module', () => createStoredDraft());
    const check = stubCall(getTestApi(), 'POST', '/api/Module/invoices/check', () => {
      throw new ApiError({ status: 415, code: 'file-type-refused', message: BROKEN_XML_MESSAGE });
    });
    renderWithSession(session, <InvoiceSection />);
    drop(new File(['rotto'], 'fattura.xml'));
    expect(await screen.findByText(BROKEN_XML_MESSAGE)).toBeTruthy();
    expect(check).toHaveBeenCalledTimes(1);
    expect(save).not.toHaveBeenCalled();
    expect(session.store.get().id).toBeNull();
  });

  it('begins a dossier with the files that can be read', async () => {
    session.close();
    session = openNewSession();
    stubCall(getTestApi(), 'PUT', '/api/Module', () => createStoredDraft());
    stubCall(getTestApi(), 'POST', '/api/Module/invoices/check', () => undefined);
    const upload = stubCall(getTestApi(), 'POST', '/api/Module/invoices/{id}', () => ANSWER);
    renderWithSession(session, <InvoiceSection />);
    drop(new File(['<x/>'], 'fattura.xml'));
    expect(await screen.findByRole('dialog', { name: 'Fatture elettroniche' })).toBeTruthy();
    expect(upload).toHaveBeenCalledTimes(1);
    expect(session.store.get().id).toBe(7);
  });
});
