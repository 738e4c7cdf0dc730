/** Names of the portal and its trade, which an attacker tries first. */
const PORTAL_NAMES = ['pratiche', 'infissi', 'praticheinfissi', 'serramenti', 'ecobonus'];
const NAME_MIN_LENGTH = 4;
/** Letters that must be left beside a name. */
const MIN_REMAINING_LETTERS = 4;

/**
 * Whether little more than a name is left of a password without its digits and signs:
 * `Malaguti2026!` of Infissi Malaguti.
 */
export function isNameBasedPassword(password: string, names: readonly (string | null)[]): boolean {
  const letters = keepLetters(password);
  const words = [...names, ...PORTAL_NAMES].flatMap((name) => splitNameWords(name ?? ''));
  return [...new Set(words)].some(
    (word) => letters.includes(word) && letters.replace(word, '').length < MIN_REMAINING_LETTERS,
  );
}

/** The whole name and each of its words; for an address, the part before the @. */
function splitNameWords(name: string): string[] {
  const [own = ''] = name.split('@');
  return [own, ...own.split(/[^\p{L}]+/u)]
    .map(keepLetters)
    .filter((word) => word.length >= NAME_MIN_LENGTH);
}

/** Without accents, capitals, digits and signs. */
const keepLetters = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
