// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { goodGenerator } from '../../../../libs/domain/test/fixtures.js';
import { draw, openDraft, putAway, server, storedDraft } from '../../../test/open.js';
import type { DossierSession } from '../../state/session.js';
import { Generators } from './Generators.js';

let session: DossierSession;
let net: ReturnType<typeof server>;
afterEach(() => putAway(session, net));

it.each([
  [2, 'gpl'],
  [1, 'teleriscaldamento'],
])('generator %i removed: the energy carrier is %s', (number, carrier) => {
  const generatori = [goodGenerator(), goodGenerator({ tipoGeneratore: 'teleriscaldamento' })];
  net = server(storedDraft({ generatori, vettoreEnergetico: 'gpl' }));
  session = openDraft(net.known.now);
  session.step = 'impianto';
  draw(session, <Generators error={null} />);
  fireEvent.click(screen.getByRole('button', { name: `Rimuovi generatore ${number}` }));
  expect(session.values.generatori).toHaveLength(1);
  expect(session.values.vettoreEnergetico).toBe(carrier);
});
