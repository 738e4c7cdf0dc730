import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../../../libs/api/test/stub-call.js';
import { createDocumentItem, createLastStep } from '../../../../test/document-fixtures.js';
import {
  cleanUpSession,
  createStoredDraft,
  getTestApi,
  openDraftSession,
  renderWithSession,
  stubDossierServer,
} from '../../../../test/render-session.js';
import type { DossierSession } from '../../../state/dossier-session.js';
import { Documents } from './Documents.js';

let session: DossierSession;
let net: ReturnType<typeof stubDossierServer>;
const changed = jest.fn();

beforeEach(() => {
  net = stubDossierServer(createStoredDraft());
  session = openDraftSession(net.known.now);
  stubCall(getTestApi(), 'GET', '/api/Module/beneficiaryLink/{id}', () => ({ link: null }));
  session.step = 'documentazione';
});
afterEach(() => {
  cleanUpSession(session);
  changed.mockClear();
});

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
const requirements = createLastStep([createDocumentItem(3, 'REQ', 'Requisiti')]);
const OpenStep = () => {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button onClick={() => setHere(!isHere)}>Passo</button>
      {isHere && <Documents lastStep={requirements} onChange={changed} />}
    </>
  );
};

it('what a paper lacks is asked for anew where the step is opened again, and after a save', async () => {
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

it('what a paper lacks is not of the moment before a save that ends while it is asked for', async () => {
  const answers: ((papers: unknown) => void)[] = [];
  const asked = stubPapers(() => new Promise((resolve) => answers.push(resolve)));
  renderWithSession(session, <Documents lastStep={requirements} onChange={changed} />);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  savedElsewhere();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  answers[1]?.(listing([]));
  answers[0]?.(listing(['Telefono']));
  expect(await screen.findByRole('button', { name: 'Firma online: Requisiti' })).toBeTruthy();
  expect(screen.queryByText(/telefono/)).toBeNull();
});
