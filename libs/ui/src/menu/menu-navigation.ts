/**
 * Returns the menu index that a key leads to, or `null`: arrows wrap around, Home and End go to the
 * ends, a letter to the next entry that begins with it.
 */
export function nextMenuIndex(key: string, now: number, labels: readonly string[]): number | null {
  const count = labels.length;
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (now + 1) % count;
    case 'ArrowUp':
      return now <= 0 ? count - 1 : now - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return key.length === 1 && key !== ' ' ? findByFirstLetter(key, now, labels) : null;
  }
}

function findByFirstLetter(key: string, now: number, labels: readonly string[]): number | null {
  const round = labels.map((_, step) => (now + 1 + step) % labels.length);
  return round.find((at) => labels[at]?.toLowerCase().startsWith(key.toLowerCase())) ?? null;
}
