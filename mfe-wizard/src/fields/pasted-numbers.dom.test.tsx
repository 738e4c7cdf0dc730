import { NUMBER_BOUNDS, readFieldNumber, type DossierForm } from '@pratiche/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import type { FieldPath } from 'react-hook-form';
import { validGenerator, validShading } from '../../../libs/domain/test/dossier-fixtures.js';
import {
  renderWithSession,
  openDraftSession,
  cleanUpSession,
  stubDossierServer,
  createStoredDraft,
} from '../../test/render-session.js';
import { getFieldSpec } from '../catalog/field-catalog.js';
import type { DossierSession } from '../state/dossier-session.js';
import { Field } from './Field.js';

let session: DossierSession;
afterEach(() => cleanUpSession(session));

function open(name: FieldPath<DossierForm>, step: DossierSession['step']): HTMLInputElement {
  const { known } = stubDossierServer(
    createStoredDraft({
      generatori: [validGenerator()],
      manufatti: {
        ...createStoredDraft().manufatti,
        schermature: [validShading()],
      },
    }),
  );
  session = openDraftSession(known.now);
  session.step = step;
  renderWithSession(session, <Field name={name} />);
  return screen.getByRole<HTMLInputElement>('textbox');
}
const type = (input: HTMLInputElement, text: string): void => {
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
};

it('every unit on the screen may be pasted with the number', () => {
  const input = open('immovableSurfaceArea', 'immobile');
  type(input, '120 mq');
  expect([input.value, session.values.immovableSurfaceArea]).toEqual(['120', 120]);
  const paths = Object.keys(NUMBER_BOUNDS)
    .filter((pattern) => pattern !== 'annoRiferimento')
    .map((pattern) => pattern.replaceAll('*', '0'));
  for (const path of paths) {
    const { unit = '' } = getFieldSpec(path);
    expect([path, readFieldNumber(path, `0,5 ${unit}`)?.value]).toEqual([path, 0.5]);
  }
});

it('thousands of a flat are read as thousands, and the field says so', () => {
  const input = open('immovableSurfaceArea', 'immobile');
  type(input, '1.250');
  expect([input.value, session.values.immovableSurfaceArea]).toEqual(['1250', 1250]);
  const doubt = screen.getByText(/Letto come 1\.250 m²/);
  expect(input.getAttribute('aria-describedby')).toContain(doubt.id);
  type(input, '1300');
  expect(screen.queryByText(/Letto come/)).toBeNull();
});

it('a power never has thousands', () => {
  const input = open('generatori.0.potenzaUtileNominale', 'impianto');
  type(input, '24.000 kW');
  expect([input.value, screen.queryByText(/Letto come/)]).toEqual(['24', null]);
});

it('a size becomes a surface, and the field shows what was understood', () => {
  const input = open('manufatti.serramenti.0.superficie', 'manufatti');
  type(input, '1200x1800');
  expect([input.value, session.values.manufatti.serramenti[0]?.superficie]).toEqual(['2,16', 2.16]);
  expect(screen.getByText('1.200 × 1.800 mm: 2,16 m²')).toBeTruthy();
});

it('a solar transmission typed as a percentage is converted, refused above the limit, and not ours', async () => {
  const input = open('manufatti.schermature.0.trasmissioneSolare', 'manufatti');
  type(input, '30');
  expect([input.value, session.values.manufatti.schermature[0]?.trasmissioneSolare]).toEqual([
    '0,3',
    0.3,
  ]);
  expect(screen.queryByText('compilato automaticamente')).toBeNull();
  type(input, '40');
  expect(input.value).toBe('0,4');
  expect(await screen.findByText(/valore massimo di 0,35/)).toBeTruthy();
  type(input, '30');
  await waitFor(() => expect(screen.queryByText(/valore massimo di 0,35/)).toBeNull());
  type(input, '1,01');
  expect([input.value, session.values.manufatti.schermature[0]?.trasmissioneSolare]).toEqual([
    '1,01',
    1.01,
  ]);
  expect(await screen.findByText(/valore massimo di 0,35/)).toBeTruthy();
});

it('money of three decimals stays as it was typed, with its message', async () => {
  const input = open('spese.spesaDetraibileSerramenti', 'spese');
  type(input, '12,345');
  expect(input.value).toBe('12,345');
  await waitFor(() => expect(screen.getByText('Al massimo due decimali.')).toBeTruthy());
  type(input, '1,234.56');
  expect([input.value, session.values.spese.spesaDetraibileSerramenti]).toEqual([
    '1.234,56',
    1234.56,
  ]);
});
