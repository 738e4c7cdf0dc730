import { useSyncExternalStore } from 'react';

/** Kept from the time when only the ENEA sheet had keys, so that an operator does not have to switch them off again. */
const STORAGE_KEY = 'pratiche.sheet-keys';
const CHANGE_EVENT = 'pratiche-single-keys';

/** Where the browser refuses its storage, the choice lasts as long as the page. */
let unstored: boolean | null = null;

/** Single keys interfere with dictation and with some assistive programs: one switch for all of them. */
export function areSingleKeysOn(): boolean {
  if (unstored !== null) return unstored;
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

export function setSingleKeysOn(on: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
  } catch {
    unstored = on;
  }
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGE_EVENT, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGE_EVENT, listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether this device uses single keys, in every list and page. */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areSingleKeysOn);
