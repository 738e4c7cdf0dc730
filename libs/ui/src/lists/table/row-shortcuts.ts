/** Where J and K lead from a row (`-1` when none has the focus); `null` for keys that do not move. */
export function nextRowIndex(key: string, current: number, count: number): number | null {
  const step = key === 'j' || key === 'J' ? 1 : key === 'k' || key === 'K' ? -1 : 0;
  if (step === 0 || count === 0) return null;
  if (current === -1) return step === 1 ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, current + step));
}
