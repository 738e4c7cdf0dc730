import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, jest } from '@jest/globals';
import { drawSigning } from '../../test/signing-fixtures.js';
import { PdfPages } from './PdfPages.js';

jest.mock('./pdf-renderer.js', () => ({
  openPdf: () =>
    Promise.resolve([
      {
        ratio: 1.4,
        content: [
          { tag: 'h2', children: ['Incarico'] },
          {
            tag: 'table',
            children: [
              {
                tag: 'tr',
                children: [
                  { tag: 'th', scope: 'row', children: ['Residenza'] },
                  { tag: 'td', children: ['Via del Frassino 18'] },
                ],
              },
            ],
          },
          { tag: 'p', children: ['Selezionato: Proprietario'] },
        ],
        draw: () => Promise.resolve(),
      },
    ]),
}));
afterEach(cleanup);

it('shows the text of a page below its picture, with its headings and tables, when it is asked for', async () => {
  const file = { arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) } as Blob;
  drawSigning(
    <PdfPages file={file} name="Delega" onPageShown={() => undefined}>
      {null}
    </PdfPages>,
  );
  expect(await screen.findByRole('heading', { level: 2, name: 'Incarico' })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'Residenza' }).nextSibling?.textContent).toBe(
    'Via del Frassino 18',
  );
  const text = screen.getByText('Selezionato: Proprietario').parentElement as HTMLElement;
  expect(text.className).toBe('pr-visually-hidden');
  const asText = screen.getByRole('button', { name: 'Leggi come testo' });
  fireEvent.click(asText);
  expect([text.className, asText.getAttribute('aria-pressed')]).toEqual(['wz-pdf-text', 'true']);
  expect(document.querySelector('canvas')).toBeTruthy();
  expect(screen.getByText(/caselle scelte comprese/)).toBeTruthy();
  fireEvent.click(asText);
  expect(text.className).toBe('pr-visually-hidden');
});
