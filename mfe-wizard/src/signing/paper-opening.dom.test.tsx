import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, jest } from '@jest/globals';
import type { Download } from '@pratiche/api';
import { createSigningServer, drawSigning, PAPER, PAPERS } from '../../test/signing-fixtures.js';
import { SignPaperFlow } from './SignPaperFlow.js';

jest.mock('./pdf-renderer.js', () => ({
  openPdf: () =>
    Promise.resolve([{ ratio: 1.4, content: ['Incarico'], draw: () => Promise.resolve() }]),
}));
afterEach(cleanup);

const OPENING = 'Sto aprendo il documento…';
const open = (readPaper: () => Promise<Download>) =>
  drawSigning(
    <SignPaperFlow
      server={createSigningServer({ readPaper })}
      papers={{ ...PAPERS, papers: [PAPER] }}
      code="REQ"
      onChanged={() => undefined}
      onLeave={() => undefined}
    />,
  );
const FILE = {
  blob: { arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) } as Blob,
  fileName: 'requisiti.pdf',
};
/** What stands above the first page, and pushes it down. */
const listAbove = () => {
  const above = [
    ...document.querySelectorAll('.wz-signing > :not(.wz-signing-next), .wz-pdf-zoom'),
  ];
  return above.slice(0, 4).map(({ tagName, className }) => `${tagName}.${className}`);
};

it('keeps the place of the paper from the first moment, and says that it is opened', async () => {
  const answers: ((file: Download) => void)[] = [];
  open(() => new Promise((resolve) => answers.push(resolve)));
  expect(screen.getByText(OPENING)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Requisiti tecnici' })).toBeTruthy();
  expect(document.querySelector('.wz-pdf-frame .wz-pdf-sheet')).toBeTruthy();
  const before = listAbove();
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.(FILE);
  expect(await screen.findByText('Pagina 1 di 1')).toBeTruthy();
  expect(listAbove()).toEqual(before);
  expect(screen.queryByText(OPENING)).toBeNull();
  expect(document.querySelector('.wz-pdf-sheet')).toBeNull();
});

it('offers to try again where the paper does not come', async () => {
  const readPaper = jest.fn<() => Promise<Download>>();
  readPaper.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  readPaper.mockResolvedValue(FILE);
  open(readPaper);
  fireEvent.click(await screen.findByRole('button', { name: 'Riprova' }));
  expect(screen.getByText(OPENING)).toBeTruthy();
  expect(await screen.findByText('Pagina 1 di 1')).toBeTruthy();
});
