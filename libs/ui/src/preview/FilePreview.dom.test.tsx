import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PreviewContent } from './PreviewContent.js';
import type { LoadFile, PreviewFile } from './preview.types.js';

const file = (id: number): PreviewFile => ({
  id,
  fileName: `${id}.pdf`,
  contentType: 'application/pdf',
});
const FILES = [file(1), file(2), file(3)];
const WHOLE = ['%PDF-1.4\n', 'startxref\n9\n%%EOF\n'];

function open(current: PreviewFile, parts = WHOLE) {
  const load: LoadFile = ({ fileName }) => Promise.resolve({ blob: new Blob(parts), fileName });
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
  URL.createObjectURL = () => 'blob:prova';
  URL.revokeObjectURL = () => undefined;
  const onOpen = jest.fn();
  render(
    <>
      <PreviewContent files={FILES} file={current} load={load} onOpen={onOpen} />
      <input aria-label="Altrove" />
    </>,
  );
  return onOpen;
}

afterEach(() => cleanup());

it('opens a PDF at the width of the page, without the pane of thumbnails', async () => {
  open(file(2));
  expect((await screen.findByTitle('Documento 2.pdf')).getAttribute('src')).toBe(
    'blob:prova#navpanes=0&view=FitH',
  );
});

it('says in its own words that a PDF was cut off, below the ways to have it', async () => {
  open(file(2), ['%PDF-1.4\n']);
  expect((await screen.findByRole('alert')).textContent).toContain('incompleto o danneggiato');
  expect(screen.queryByTitle('Documento 2.pdf')).toBeNull();
  expect(screen.getByRole('button', { name: 'Scarica' })).toBeTruthy();
});

it.each([
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 2, 1],
  ['ArrowRight', 3, null],
  ['ArrowLeft', 1, null],
])('%s of file %d leads to %j', (key, current, next) => {
  const onOpen = open(file(current));
  fireEvent.keyDown(document.body, { key });
  expect(onOpen.mock.calls).toEqual(next === null ? [] : [[next]]);
});

it('leaves the arrows to a field, and to keys with a modifier', () => {
  const onOpen = open(file(2));
  fireEvent.keyDown(screen.getByLabelText('Altrove'), { key: 'ArrowRight' });
  fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true });
  expect(onOpen).not.toHaveBeenCalled();
});
