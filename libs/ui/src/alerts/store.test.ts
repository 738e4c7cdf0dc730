import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ALERT_LIFE_MS, AlertStore } from './store.js';

describe('alerts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('go after 30 s, counted from the last one', () => {
    const store = new AlertStore();
    store.show('success', 'uno');
    vi.advanceTimersByTime(ALERT_LIFE_MS - 1);
    store.show('error', 'due');
    vi.advanceTimersByTime(ALERT_LIFE_MS - 1);
    expect(store.get()?.text).toBe('due');
    vi.advanceTimersByTime(1);
    expect(store.get()).toBeNull();
  });

  it('are taken back once they are no longer true, others stay', () => {
    const store = new AlertStore();
    store.show('error', 'uno');
    store.withdraw('due');
    expect(store.get()?.text).toBe('uno');
    store.withdraw('uno');
    expect(store.get()).toBeNull();
  });

  it('go with the route', () => {
    const store = new AlertStore();
    store.show('error', 'uno');
    store.routeChanged();
    expect(store.get()).toBeNull();
  });

  it('stay through the redirects of the click that caused them, when told to', () => {
    const store = new AlertStore();
    store.show('success', 'Pratica inviata', { keepOnNavigation: true });
    store.routeChanged();
    store.routeChanged();
    expect(store.get()?.text).toBe('Pratica inviata');
    vi.advanceTimersByTime(5000);
    store.routeChanged();
    expect(store.get()).toBeNull();
  });

  it('stay through the navigation they were shown for, however late a slow device gets to it', () => {
    const store = new AlertStore();
    store.show('success', 'Pratica inviata', { keepOnNavigation: true });
    vi.advanceTimersByTime(5000);
    store.routeChanged();
    store.routeChanged();
    expect(store.get()?.text).toBe('Pratica inviata');
    vi.advanceTimersByTime(1500);
    store.routeChanged();
    expect(store.get()).toBeNull();
  });
});
