import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { EneaSheetNav } from './EneaSheetNav.js';

const block = (key: string, title: string) => ({ key, title, fields: [] });

it('leads to each list once and to the expenses of every declaration', () => {
  render(
    <EneaSheetNav
      blocks={[
        block('windows.0', 'Serramento 1'),
        block('windows.1', 'Serramento 2'),
        block('expenses', 'Spese: Serramenti'),
        block('expenses.2', 'Spese: Schermature e chiusure'),
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Serramento (2)',
    'Spese: Serramenti',
    'Spese: Schermature e chiusure',
    'Amministrazione pratica',
  ]);
});
