import { afterEach, expect, it, jest } from '@jest/globals';
import type { StatusCode } from '@pratiche/domain';
import { announceStatusChange } from './index.js';
import { undoStore } from './undo-store.js';

afterEach(() => undoStore.closeOffer());

const announce = (id: number, status: StatusCode, to: StatusCode) => {
  const tell = jest.fn();
  announceStatusChange('Fatto', { target: { id, status, subject: `Pratica ${id}` }, to }, tell);
  return tell;
};

it.each([
  ['SENT', 'ACCEPTED', 'accept'],
  ['ACCEPTED', 'SENTTOENEA', 'file'],
] as const)('offers to take back the step from %s to %s', (status, to, act) => {
  const tell = announce(7, status, to);
  expect(undoStore.getOffer()).toMatchObject({ act, dossierIds: [7], text: 'Fatto' });
  expect(tell).not.toHaveBeenCalled();
});

it('tells a step that stays, and ends the offer of that dossier alone', () => {
  announce(7, 'ACCEPTED', 'SENTTOENEA');
  expect(announce(8, 'SENTTOENEA', 'SELLED')).toHaveBeenCalledWith('Fatto');
  expect(undoStore.getOffer()).toMatchObject({ dossierIds: [7] });
  expect(announce(7, 'SENTTOENEA', 'SELLED')).toHaveBeenCalledWith('Fatto');
  expect(undoStore.getOffer()).toBeNull();
});
