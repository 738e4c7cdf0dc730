import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { AppProviders } from '@pratiche/ui';
import { PageHeader } from './PageHeader.js';

afterEach(cleanup);

const draw = (title: string) => (
  <AppProviders>
    <main tabIndex={-1}>
      <PageHeader key={title} title={title} />
    </main>
  </AppProviders>
);

it('takes the focus of the content, and hands it on when another page takes its place', () => {
  const { rerender } = render(<main tabIndex={-1} />);
  rerender(draw('Caricamento'));
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('main').focus();
  rerender(draw('Bozze'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bozze' }));
  rerender(draw('Profilo'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Profilo' }));
});
