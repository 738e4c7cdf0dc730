import { describe, expect, it } from '@jest/globals';
import { findAccountState } from './account-state-label.js';

const account = {
  deletionRequested: null,
  suspended: null,
  isInvited: false,
  isVerified: true,
  isContractVerified: true,
  contractRefused: null,
};
const WHEN = '2026-01-15T10:00:00.000Z';

describe('the state of an account', () => {
  it.each([
    [{}, 'Attivo'],
    [{ isContractVerified: false }, 'Contratto da verificare'],
    [{ isContractVerified: false, contractRefused: WHEN }, 'Contratto rifiutato'],
    [{ isVerified: false, isContractVerified: false }, 'E-mail da verificare'],
    [{ isInvited: true, isVerified: false }, 'Invitato'],
    [{ suspended: WHEN, isInvited: true }, 'Sospeso'],
    [{ suspended: WHEN, isVerified: false }, 'Sospeso'],
    [{ suspended: WHEN, deletionRequested: WHEN }, 'Chiede l’eliminazione'],
  ])('of %j is %s: the gravest first', (change, said) => {
    expect(findAccountState({ ...account, ...change }).label).toBe(said);
  });
});
