import { renderHook } from '@testing-library/react';
import { expect, it, jest } from '@jest/globals';
import {
  areNotificationsWanted,
  connectNotifications,
  subscribeToNotifications,
  useNotification,
} from './notification.js';

it('keeps what was said before antd is there, and says it then, once', () => {
  const { result } = renderHook(() => useNotification());
  const wanted = jest.fn();
  const unsubscribe = subscribeToNotifications(wanted);
  expect(areNotificationsWanted()).toBe(false);

  result.current.success('Eliminato.');
  expect(areNotificationsWanted()).toBe(true);
  expect(wanted).toHaveBeenCalledTimes(1);

  const shown = jest.fn();
  const disconnect = connectNotifications(shown);
  result.current.error('Non riuscito', 'Rete assente');
  expect(shown.mock.calls).toEqual([
    [{ type: 'success', title: 'Eliminato.' }],
    [{ type: 'error', title: 'Non riuscito', description: 'Rete assente' }],
  ]);

  disconnect();
  result.current.success('Più tardi');
  expect(shown).toHaveBeenCalledTimes(2);
  unsubscribe();
});
