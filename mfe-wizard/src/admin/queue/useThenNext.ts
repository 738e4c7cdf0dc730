import { useState } from 'react';

const STORAGE_KEY = 'pratiche.then-next';

const isRemembered = (): boolean => {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
};

/** Whether an act leads on to the next dossier of the list; kept on the device. */
export function useThenNext(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(isRemembered);
  return [
    isOn,
    (next) => {
      setOn(next);
      try {
        localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off');
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    },
  ];
}
