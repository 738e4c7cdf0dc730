import { useState } from 'react';

const STORAGE_KEY = 'pratiche.sidebar';

/** Where the browser refuses its storage, the choice lasts as long as the page. */
function readChoice(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Whether the sidebar of wide screens is shown: without it a list has room for all its columns. */
export function useSidebarPinned(): [isPinned: boolean, setPinned: (isPinned: boolean) => void] {
  const [isPinned, setIsPinned] = useState(readChoice);
  return [
    isPinned,
    (next) => {
      setIsPinned(next);
      try {
        localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off');
      } catch {
        // The choice is lost with the page.
      }
    },
  ];
}
