import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, jest } from '@jest/globals';
import { drawSigning } from '../../test/signing-fixtures.js';
import { PdfPages } from './PdfPages.js';

jest.mock('./pdf-renderer.js', () => ({
  openPdf: () =>
    Promise.resolve([
      {
        ratio: 1.4,
        text: 'Incarico \nIl beneficiario incarica\nl’impresa. \nFirma ',
        draw: () => Promise.resolve(),
      },
    ]),
}));
afterEach(cleanup);

it('shows the text of a page below its picture, as paragraphs, when it is asked for', async () => {
  const file = { arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) } as Blob;
  drawSigning(
    <PdfPages file={file} name="Delega" onPageShown={() => undefined}>
      {null}
    </PdfPages>,
  );
  const text = await screen.findByText(/Il beneficiario incarica l’impresa/);
  expect(text.textContent).toBe('Incarico \nIl beneficiario incarica l’impresa. \nFirma ');
  expect(text.className).toBe('pr-visually-hidden');
  const asText = screen.getByRole('button', { name: 'Leggi come testo' });
  fireEvent.click(asText);
  expect([text.className, asText.getAttribute('aria-pressed')]).toEqual(['wz-pdf-text', 'true']);
  expect(document.querySelector('canvas')).toBeTruthy();
  expect(screen.getByText(/Le caselle spuntate guardale nell’immagine/)).toBeTruthy();
  fireEvent.click(asText);
  expect(text.className).toBe('pr-visually-hidden');
});
