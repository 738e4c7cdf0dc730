import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { PdfEngineEvents } from './pdf-viewer/pdf-engine.js';
import type { PdfFault } from './pdf-viewer/pdfjs.js';
import { PreviewContent } from './PreviewContent.js';
import type { LoadFile, PreviewFile } from './preview.types.js';

const calls = jest.fn();
/** Why each file cannot be shown; none where it can. */
const faults = new Map<number, PdfFault>();

jest.mock('./pdf-viewer/pdf-engine.js', () => ({
  PdfEngine: class {
    constructor(
      _: HTMLElement,
      private readonly events: PdfEngineEvents,
    ) {}
    showFile(id: number) {
      const fault = faults.get(id) ?? null;
      if (fault === null) {
        this.events.onState({ page: 1, pages: 3, scale: 1.25 });
        this.events.onFirstPage();
      }
      return Promise.resolve(fault);
    }
    zoomBy = (steps: number) => calls('zoom', steps);
    fitNext = () => calls('fit');
    rotate = () => calls('rotate');
    goToPage = (by: number) => calls('page', by);
    find = (options: unknown) => {
      calls('find', options);
      this.events.onFind({ current: 1, total: 4 });
    };
    endFind = () => calls('end');
    destroy = () => calls('destroy');
  },
}));

const file = (id: number): PreviewFile => ({
  id,
  fileName: `${id}.pdf`,
  contentType: 'application/pdf',
});
const FILES = [file(1), file(2), file(3)];
const load: LoadFile = ({ fileName }) =>
  Promise.resolve({
    blob: { arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) } as Blob,
    fileName,
  });

function open(current: PreviewFile) {
  globalThis.ResizeObserver ??= class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  const onOpen = jest.fn();
  const draw = (shown: PreviewFile) => (
    <div className="preview">
      <PreviewContent files={FILES} file={shown} load={load} onOpen={onOpen} />
      <input aria-label="Altrove" />
    </div>
  );
  const { rerender } = render(draw(current));
  return { onOpen, show: (shown: PreviewFile) => rerender(draw(shown)) };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  calls.mockClear();
  faults.clear();
});

it('draws a PDF in the page, with buttons for pages, size, turn and search', async () => {
  open(file(2));
  const pages = await screen.findByRole('region', { name: 'Documento 2.pdf' });
  await waitFor(() => expect(pages.getAttribute('aria-busy')).toBe('false'));
  expect(screen.getByText('Pag. 1 di 3')).toBeTruthy();
  expect(screen.getByText('125%')).toBeTruthy();
  for (const name of ['Pagina successiva', 'Ingrandisci', 'Riduci', 'Adatta', 'Ruota']) press(name);
  expect(calls.mock.calls).toEqual([['page', 1], ['zoom', 1], ['zoom', -1], ['fit'], ['rotate']]);
});

it('keeps its viewer from file to file', async () => {
  const { show } = open(file(1));
  await screen.findByText('Pag. 1 di 3');
  show(file(2));
  const pages = await screen.findByRole('region', { name: 'Documento 2.pdf' });
  await waitFor(() => expect(pages.getAttribute('aria-busy')).toBe('false'));
  expect(calls).not.toHaveBeenCalledWith('destroy');
});

it('searches the text while it is typed, on and back by Enter, and ends by Esc', async () => {
  open(file(1));
  const pages = await screen.findByRole('region', { name: 'Documento 1.pdf' });
  await screen.findByText('Pag. 1 di 3');
  fireEvent.keyDown(pages, { key: 'f', ctrlKey: true });
  const words = await screen.findByRole('searchbox', { name: 'Parole da cercare' });
  fireEvent.change(words, { target: { value: 'saldo' } });
  expect(screen.getByText('1 di 4')).toBeTruthy();
  fireEvent.keyDown(words, { key: 'Enter' });
  fireEvent.keyDown(words, { key: 'Enter', shiftKey: true });
  const find = { words: 'saldo', isAgain: true, isBackwards: false };
  expect(calls.mock.calls).toEqual([
    ['find', { ...find, isAgain: false }],
    ['find', find],
    ['find', { ...find, isBackwards: true }],
  ]);
  fireEvent.keyDown(words, { key: 'Escape' });
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(document.activeElement).toBe(pages);
});

it('enlarges by + and − wherever the focus is, but in a field', async () => {
  open(file(1));
  await screen.findByText('Pag. 1 di 3');
  fireEvent.keyDown(document.body, { key: '+' });
  fireEvent.keyDown(screen.getByRole('region'), { key: '-' });
  fireEvent.keyDown(screen.getByLabelText('Altrove'), { key: '+' });
  expect(calls.mock.calls).toEqual([
    ['zoom', 1],
    ['zoom', -1],
  ]);
});

it.each([
  ['encrypted', 'protetto da una password'],
  ['broken', 'incompleto o danneggiato'],
] as const)(
  'says in its own words that a PDF is %s, with the way to have it',
  async (fault, words) => {
    faults.set(2, fault);
    const { show } = open(file(2));
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(screen.getByRole('button', { name: 'Scarica il file' })).toBeTruthy();
    show(file(3));
    await screen.findByText('Pag. 1 di 3');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it.each([
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 2, 1],
  ['ArrowRight', 3, null],
  ['ArrowLeft', 1, null],
])('%s of file %d leads to %j', (key, current, next) => {
  const { onOpen } = open(file(current));
  fireEvent.keyDown(document.body, { key });
  expect(onOpen.mock.calls).toEqual(next === null ? [] : [[next]]);
});

it('leaves the arrows to a field, and to keys with a modifier', () => {
  const { onOpen } = open(file(2));
  fireEvent.keyDown(screen.getByLabelText('Altrove'), { key: 'ArrowRight' });
  fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true });
  expect(onOpen).not.toHaveBeenCalled();
});
