import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ALERT_TIMEOUT_MS, AlertStore } from './alert-store.js';

describe('alerts', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('go after 30 s, counted from the last one', () => {
    const store = new AlertStore();
    store.showAlert('success', 'uno');
    jest.advanceTimersByTime(ALERT_TIMEOUT_MS - 1);
    store.showAlert('error', 'due');
    jest.advanceTimersByTime(ALERT_TIMEOUT_MS - 1);
    expect(store.getAlert()?.text).toBe('due');
    jest.advanceTimersByTime(1);
    expect(store.getAlert()).toBeNull();
  });

  it('are taken back once they are no longer true, others stay', () => {
    const store = new AlertStore();
    store.showAlert('error', 'uno');
    store.withdrawAlert('due');
    expect(store.getAlert()?.text).toBe('uno');
    store.withdrawAlert('uno');
    expect(store.getAlert()).toBeNull();
  });

  it('go with the route', () => {
    const store = new AlertStore();
    store.showAlert('error', 'uno');
    store.handleRouteChange();
    expect(store.getAlert()).toBeNull();
  });

  it('stay through the redirects of the click that caused them, with keepOnNavigation', () => {
    const store = new AlertStore();
    store.showAlert('success', 'Pratica inviata', { keepOnNavigation: true });
    store.handleRouteChange();
    store.handleRouteChange();
    expect(store.getAlert()?.text).toBe('Pratica inviata');
    jest.advanceTimersByTime(5000);
    store.handleRouteChange();
    expect(store.getAlert()).toBeNull();
  });

  it('stay through the navigation they were shown for, however late a slow device gets to it', () => {
    const store = new AlertStore();
    store.showAlert('success', 'Pratica inviata', { keepOnNavigation: true });
    jest.advanceTimersByTime(5000);
    store.handleRouteChange();
    store.handleRouteChange();
    expect(store.getAlert()?.text).toBe('Pratica inviata');
    jest.advanceTimersByTime(1500);
    store.handleRouteChange();
    expect(store.getAlert()).toBeNull();
  });
});
