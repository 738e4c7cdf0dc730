import { useState } from 'react';

export type TableDensity = 'dense' | 'comfortable';

const STORAGE_KEY = 'office-table-density';

const readDensity = (): TableDensity =>
  window.localStorage.getItem(STORAGE_KEY) === 'comfortable' ? 'comfortable' : 'dense';

/** How high the rows of the back office's tables are; the choice stays on this machine. */
export function useTableDensity(): { density: TableDensity; toggleDensity: () => void } {
  const [density, setDensity] = useState(readDensity);
  function toggleDensity() {
    const next = density === 'dense' ? 'comfortable' : 'dense';
    window.localStorage.setItem(STORAGE_KEY, next);
    setDensity(next);
  }
  return { density, toggleDensity };
}
