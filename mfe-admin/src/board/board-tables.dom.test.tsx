import type { WorkBoardDto } from '@pratiche/api';
import { AppProviders } from '@pratiche/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from '@jest/globals';
import { OpenDossiersTable } from './OpenDossiersTable.js';
import { OperatorLoadTable } from './OperatorLoadTable.js';
import { WaitingForCard } from './WaitingForCard.js';
import { WorkBoardFigures } from './WorkBoardFigures.js';

afterEach(cleanup);

const BOARD: WorkBoardDto = {
  today: '2026-06-20',
  open: [
    { status: 'SENT', ages: [3, 0, 2, 1] },
    { status: 'ACCEPTED', ages: [0, 1200, 0, 0] },
  ],
  unassigned: 4,
  unread: { received: 3, elaborated: 0 },
  postponed: 2,
  mine: [],
  deadlines: { past: 0, red: 0, amber: 0 },
  load: [
    { id: 5, name: 'Anna Serra', total: 8 },
    { id: 6, name: 'Bruno Villa', total: 2 },
  ],
  weeks: [],
};

const draw = (part: ReactNode) =>
  render(
    <MemoryRouter>
      <AppProviders>{part}</AppProviders>
    </MemoryRouter>,
  );
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('counts open dossiers by status and waiting time, each number leading to its list', () => {
  draw(<OpenDossiersTable board={BOARD} />);
  const [head, sent, accepted] = screen.getAllByRole('row');
  expect(
    within(head ?? document.body)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Stato',
    'Fino a 2 giorni',
    'Da 3 a 7 giorni',
    'Da 8 a 14 giorni',
    'Oltre 14 giorni',
    'Totale',
  ]);
  expect(cellsOf(sent ?? document.body)).toEqual(['3', '0', '2', '1', '6']);
  expect(cellsOf(accepted ?? document.body)).toEqual(['0', '1.200', '0', '0', '1.200']);
  const name = within(sent ?? document.body).getByRole('rowheader').textContent;
  expect(linkTo(`2: ${name}, da 8 a 14 giorni`)).toBe(
    '/administration/modules/received?status=SENT&dateFrom=2026-06-06&dateTo=2026-06-12',
  );
  expect(linkTo(`1: ${name}, oltre 14 giorni`)).toBe(
    '/administration/modules/received?status=SENT&dateTo=2026-06-05',
  );
  expect(linkTo(`6: ${name}, in tutto`)).toBe('/administration/modules/received?status=SENT');
});

it('marks those that wait longest, and links no zero', () => {
  draw(<OpenDossiersTable board={BOARD} />);
  expect([...document.querySelectorAll('.wb-late')].map(({ textContent }) => textContent)).toEqual([
    '1',
  ]);
  expect(screen.queryByRole('link', { name: /^0:/ })).toBeNull();
});

it('lists who has how many, and last those of no operator, in proportion to the most', () => {
  draw(<OperatorLoadTable board={BOARD} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Anna Serra8',
    'Bruno Villa2',
    'Da assegnare4',
  ]);
  expect(
    [...document.querySelectorAll<HTMLElement>('.wb-load-bar > span')].map(
      ({ style }) => style.width,
    ),
  ).toEqual(['100%', '25%', '50%']);
  expect(linkTo('8: pratiche aperte, Anna Serra')).toBe(linkTo('Anna Serra'));
  expect([linkTo('Anna Serra'), linkTo('Da assegnare')]).toEqual([
    '/administration/modules/received?operatorId=5',
    '/administration/modules/received?operatorId=none',
  ]);
});

it('shows a board without work', () => {
  draw(<OperatorLoadTable board={{ ...BOARD, load: [], unassigned: 0 }} />);
  expect(screen.getByRole('listitem').textContent).toBe('Da assegnare0');
});

const NOT_COUNTED = { transfers: undefined, contracts: undefined, registrations: undefined };

it.each([
  [0, 'Contratti da verificare 0'],
  [2, 'Contratti da verificare2Chi li ha firmati non può lavorare'],
])('counts %i contracts to verify and leads to them', (contracts, text) => {
  draw(<WorkBoardFigures board={BOARD} waiting={{ ...NOT_COUNTED, contracts }} />);
  const figure = screen.getByRole('link', { name: /Contratti da verificare/ });
  expect(figure.textContent).toBe(text);
  expect(figure.getAttribute('href')).toBe('/administration/users?state=toVerify');
});

it.each([
  [0, 'Registrazioni da guardare 0'],
  [1, 'Registrazioni da guardare1Aspetta che tu scelga quale tenere'],
  [3, 'Registrazioni da guardare3Aspettano che tu scelga quali tenere'],
])('counts %i registrations to look at and leads to them', (waiting, text) => {
  draw(<WorkBoardFigures board={BOARD} waiting={{ ...NOT_COUNTED, registrations: waiting }} />);
  const figure = screen.getByRole('link', { name: /Registrazioni da guardare/ });
  expect(figure.textContent).toBe(text);
  expect(figure.getAttribute('href')).toBe('/administration/registrations');
});

it('counts those with messages and those postponed, and leads to them', () => {
  draw(<WorkBoardFigures board={BOARD} waiting={NOT_COUNTED} />);
  const figure = (name: RegExp) => screen.getByRole('link', { name });
  expect(figure(/Con messaggi/).textContent).toBe(
    'Con messaggi da leggere3L’installatore aspetta una risposta',
  );
  expect(figure(/Con messaggi/).getAttribute('href')).toBe(
    '/administration/modules/received?unread=yes',
  );
  expect(figure(/Rimandate/).textContent).toBe('Rimandate2A un altro giorno o fino alla risposta');
  expect(figure(/Rimandate/).getAttribute('href')).toBe(
    '/administration/modules/received?postponed=yes',
  );
});

it('names the unread ones of the other list apart', () => {
  draw(
    <WorkBoardFigures
      board={{ ...BOARD, unread: { received: 0, elaborated: 2 } }}
      waiting={NOT_COUNTED}
    />,
  );
  expect(screen.getByRole('link', { name: /Con messaggi/ }).textContent).toBe(
    'Con messaggi da leggere0Oltre a 2 elaborate',
  );
});

it('puts first, and apart, what needs action today', () => {
  draw(
    <WorkBoardFigures
      board={{ ...BOARD, deadlines: { past: 1, red: 0, amber: 2 } }}
      waiting={NOT_COUNTED}
    />,
  );
  const listed = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(listed('Da fare oggi')).toEqual([
    'Scadute1Termine di invio superato',
    'Scadono tra 4 e 14 giorni2Da programmare',
    'Da assegnare4Nessuno le ha in carico',
    'In attesa da più tempo1Oltre 14 giorni',
  ]);
  expect(listed('Le altre cifre')).toEqual([
    'Con messaggi da leggere3L’installatore aspetta una risposta',
    'Rimandate2A un altro giorno o fino alla risposta',
  ]);
  expect(
    within(screen.getByRole('region', { name: 'Niente da fare' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Scadono entro 3 giorni 0', 'In carico a me 0', 'Mie in scadenza 0']);
  expect(screen.getByRole('link', { name: /In attesa da più tempo/ }).getAttribute('href')).toBe(
    '/administration/modules/received?status=SENT%2CACCEPTED&dateTo=2026-06-05',
  );
});

it('says it when nothing is urgent, also while a fitter is slow with the corrections', () => {
  draw(
    <WorkBoardFigures
      board={{ ...BOARD, unassigned: 0, open: [{ status: 'WAITING', ages: [0, 0, 0, 5] }] }}
      waiting={NOT_COUNTED}
    />,
  );
  expect(screen.queryByRole('list', { name: 'Da fare oggi' })).toBeNull();
  expect(screen.getByText('Niente è in scadenza e ogni pratica ha chi la segue.')).toBeTruthy();
});

it('says whom open dossiers wait for, and leads to those that a list has', () => {
  draw(
    <WaitingForCard
      waitingFor={{
        operators: [{ id: 5, name: 'Anna Serra', total: 8 }],
        unassigned: 4,
        officeLater: 1,
        fitter: 3,
        fitterAnswer: 2,
        customer: 1,
        enea: 9,
      }}
    />,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Da assegnare4',
    'Anna Serra8',
    'Rimandate a un altro giorno1',
    'Deve correggere3',
    'Deve rispondere2',
    'Deve finire la sua parte, tra quelle da correggere1',
    'Manca la ricevuta9',
  ]);
  expect(linkTo('8: Ufficio, Anna Serra')).toBe(
    '/administration/modules/received?status=SENT%2CACCEPTED&postponed=no&operatorId=5',
  );
  expect(linkTo('3: Installatore, Deve correggere')).toBe(
    '/administration/modules/received?status=WAITING',
  );
  expect(linkTo('9: ENEA, Manca la ricevuta')).toBe(
    '/administration/modules/completed?status=SENTTOENEA',
  );
  expect(screen.getAllByRole('link')).toHaveLength(4);
});
