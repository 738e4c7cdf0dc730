import * as React from 'react';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, jest } from '@jest/globals';

// A page has one React, whatever else of it is loaded again.
jest.doMock('react', () => React);

/**
 * Evaluates the stateful modules of this library again, as in another copy; React and the query
 * client stay shared.
 */
async function copy() {
  const [
    { sessionStore, lostUserId },
    { alertStore },
    { backgroundTaskStore },
    { ConfirmContext },
    { queryClient },
    { SettingsContext, useRules },
    domain,
    api,
  ] = await Promise.all([
    import('../session/session.js'),
    import('../alerts/alert-store.js'),
    import('../background-tasks/background-task-store.js'),
    import('../dialogs/confirm-context.js'),
    import('../providers/query-client.js'),
    import('../settings/settings-context.js'),
    import('@pratiche/domain'),
    import('@pratiche/api'),
  ]);
  return {
    sessionStore,
    lostUserId,
    alertStore,
    backgroundTaskStore,
    ConfirmContext,
    queryClient,
    SettingsContext,
    useRules,
    domain,
    api,
  };
}

async function two() {
  const host = await copy();
  jest.resetModules();
  return { host, remote: await copy() };
}

const USER = {
  id: 7,
  role: 'User',
  email: 'a@b.test',
  firstName: null,
  lastName: null,
  businessName: null,
  isContractVerified: true,
  isFirstPackageAcquired: false,
  jwtToken: 't',
} as const;

afterEach(() => window.localStorage.clear());

it('two copies have one session, one alert, one panel of works, one place to ask, one cache', async () => {
  const { host, remote } = await two();
  expect(remote.sessionStore).not.toBe(host.sessionStore);
  const heard = jest.fn();
  remote.sessionStore.subscribe(heard);
  host.sessionStore.setUser(USER);
  expect(remote.sessionStore.getUser()).toEqual(USER);
  expect(heard).toHaveBeenCalledTimes(1);
  host.sessionStore.setUser(null);
  expect(remote.sessionStore.getUser()).toBeNull();

  const shown = jest.fn();
  host.alertStore.subscribe(shown);
  remote.alertStore.showAlert('success', 'Fatto');
  expect(shown).toHaveBeenCalledTimes(1);
  expect(host.alertStore.getAlert()).toMatchObject({ id: 1, text: 'Fatto' });
  host.alertStore.clearAlert();
  expect(remote.alertStore.getAlert()).toBeNull();

  remote.backgroundTaskStore.markStartedHere('w');
  remote.backgroundTaskStore.setPanelOpen(true);
  expect([
    host.backgroundTaskStore.isPanelOpen(),
    host.backgroundTaskStore.claimResult('w'),
    remote.backgroundTaskStore.claimResult('w'),
  ]).toEqual([true, true, false]);

  expect(remote.ConfirmContext).toBe(host.ConfirmContext);
  expect(remote.queryClient).toBe(host.queryClient);
});

it('settings of the back office are in force in the rules of both, also of a copy that comes later', async () => {
  const host = await copy();
  const settings = (name: string) => ({
    version: 1,
    dated: {},
    current: {
      ...host.domain.CURRENT_SETTING_DEFAULTS,
      statusNames: { ...host.domain.CURRENT_SETTING_DEFAULTS.statusNames, SENT: name },
    },
  });
  const nameOf = ({ useRules }: typeof host, name: string) =>
    renderHook(() => useRules().getStatus('SENT').name, {
      // The provider of the host holds them for every copy.
      wrapper: ({ children }) => (
        <host.SettingsContext value={settings(name)}>{children}</host.SettingsContext>
      ),
    }).result.current;
  jest.resetModules();
  const late = await copy();
  expect(late.SettingsContext).toBe(host.SettingsContext);
  expect(nameOf(late, 'Spedita')).toBe('Spedita');
  expect([nameOf(host, 'Partita'), nameOf(late, 'Partita')]).toEqual(['Partita', 'Partita']);
});

it('a remote labels its choices by its own rules and the settings of the host', async () => {
  const { host, remote } = await two();
  const [{ value }] = remote.domain.CHIUSURE_POST;
  const settings = {
    version: 1,
    dated: {},
    current: {
      ...host.domain.CURRENT_SETTING_DEFAULTS,
      closureLabels: { ...host.domain.CURRENT_SETTING_DEFAULTS.closureLabels, [value]: 'Scuri' },
    },
  };
  expect(remote.domain.CHIUSURE_POST).not.toBe(host.domain.CHIUSURE_POST);
  const rules = remote.domain.createDossierRules(remote.domain.toRuleSettings(settings));
  expect(rules.getChoiceLabel(remote.domain.CHIUSURE_POST, value)).toBe('Scuri');
});

it('an error of the API thrown by one copy is one for the other', async () => {
  const { host, remote } = await two();
  const error: unknown = new host.api.ApiError({ status: 409, code: 'x', message: 'x' });
  expect(host.api.ApiError).not.toBe(remote.api.ApiError);
  expect(error instanceof remote.api.ApiError && error.status).toBe(409);
  expect(new Error('x') instanceof remote.api.ApiError).toBe(false);
});
