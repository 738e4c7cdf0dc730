import type { CustomerPreviewDto } from '@pratiche/api';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { CustomerPreviewList } from './CustomerPreviewList.js';

afterEach(cleanup);

const PREVIEW: CustomerPreviewDto = {
  confirmation: 'x',
  unknownColumns: ['E-mail'],
  titleRows: ['Elenco clienti 2026'],
  lines: [
    {
      line: 3,
      client: 'Elena Verdi',
      summary: ['tel. 3331234567'],
      notes: ['Servizio non riconosciuto: «Sconto».'],
      changes: ['Telefono: «3331234567.0» letto come 3331234567.'],
      problem: null,
      duplicateOf: null,
    },
  ],
};

it('tells what was read otherwise, and apart from it what is left empty', () => {
  render(<CustomerPreviewList preview={PREVIEW} />);
  const { textContent } = screen.getByRole('listitem');
  expect(textContent).toContain('Telefono: «3331234567.0» letto come 3331234567.Servizio');
  expect(textContent).toContain('«Sconto». Il dato viene lasciato vuoto.');
});

it('tells rows and columns that are not used', () => {
  const { container } = render(<CustomerPreviewList preview={PREVIEW} />);
  expect(container.textContent).toContain('non importate: «Elenco clienti 2026».');
  expect(container.textContent).toContain('E-mail.');
});

it('shows the answer of a server that does not tell changes', () => {
  const { titleRows: _titleRows, lines, ...preview } = PREVIEW;
  const [{ changes: _changes, ...line }] = lines as [(typeof lines)[number]];
  const { container } = render(<CustomerPreviewList preview={{ ...preview, lines: [line] }} />);
  expect(container.textContent).toContain('Elena Verdi');
  expect(container.textContent).not.toContain('non importate');
});
