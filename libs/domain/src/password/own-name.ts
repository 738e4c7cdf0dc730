/** Of the portal and its trade: the first thing somebody who guesses tries. */
const OF_THE_PORTAL = ['pratiche', 'infissi', 'praticheinfissi', 'serramenti', 'ecobonus'];
const SHORTEST_NAME = 4;
/** Letters that must be left beside a name. */
const ENOUGH = 4;

/** Whether little more than a name is left of a password without its digits and signs: `Malaguti2026!` of Infissi Malaguti. */
export function isOwnName(password: string, names: readonly (string | null)[]): boolean {
  const letters = lettersOf(password);
  const words = [...names, ...OF_THE_PORTAL].flatMap((name) => wordsOf(name ?? ''));
  return [...new Set(words)].some(
    (word) => letters.includes(word) && letters.replace(word, '').length < ENOUGH,
  );
}

/** The whole of a name and each of its words; of an address what stands before the @. */
function wordsOf(name: string): string[] {
  const [own = ''] = name.split('@');
  return [own, ...own.split(/[^\p{L}]+/u)]
    .map(lettersOf)
    .filter((word) => word.length >= SHORTEST_NAME);
}

/** Without accents, capitals, digits and signs. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
