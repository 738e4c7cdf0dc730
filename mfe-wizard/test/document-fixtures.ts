import type { DocumentSetItemDto, LastStepDto, UploadedFileDto } from '@pratiche/api';
import { screen, fireEvent } from '@testing-library/react';
import { stubCall } from '../../libs/api/test/stub-call.js';
import type { DossierSession } from '../src/state/dossier-session.js';
import { getTestApi } from './render-session.js';
import { PAPERS } from './signing-fixtures.js';

export const createStoredFile = (id: number, fileName: string): UploadedFileDto => ({
  id,
  fileName,
  size: 1_000,
  contentType: 'application/pdf',
  created: '2026-03-02T10:00:00.000Z',
});
/** A required document of the last step. */
export const createDocumentItem = (
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
/** The last step with its documents. */
export const createLastStep = (
  items: DocumentSetItemDto[],
  noLongerAsked: LastStepDto['documentSet']['noLongerAsked'] = [],
) =>
  ({
    moduleId: 7,
    version: 1,
    documentSet: { documentsDocumentsSetResponse: items, noLongerAsked },
  }) as unknown as LastStepDto;

/** Nothing is signed online and the customer has no link, which the documents wait to know. */
export function stubNoSigning(): void {
  stubCall(getTestApi(), 'GET', '/api/Module/beneficiaryLink/{id}', () => ({ link: null }));
  stubCall(getTestApi(), 'GET', '/api/Signatures/dossiers/{dossierId}/papers', () => PAPERS);
}

/** The documents are drawn. */
export const findDocuments = () => screen.findByRole('heading', { name: 'Documenti' });

export const findDocumentCard = (name: string | RegExp) => screen.getByRole('listitem', { name });

/** Chooses files for a document, as a person does in the dialog of the system. */
export function chooseFiles(name: string | RegExp, ...files: File[]): void {
  const input = findDocumentCard(name).querySelector<HTMLInputElement>(
    'input[type=file]:not([capture])',
  );
  if (!input) throw new Error(`No place for a file in ${String(name)}`);
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  fireEvent.change(input);
}

/** An operator points at a document with its files. */
export function markDocument(session: DossierSession, itemId: number, fileIds: number[]): void {
  const { record } = session.store.get();
  if (!record) throw new Error('No record');
  const point = { field: null, itemId, text: 'Non si legge', value: null, fileIds };
  session.store.set({ record: { ...record, returnPoints: [point] } });
}
