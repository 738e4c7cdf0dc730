import { selectPlural } from '../formats/index.js';
import type { CostLine } from './invoice-costs.js';

const SHOWN_LINES = 3;
const SHOWN_LETTERS = 60;

/** Names lines by their text: la riga «Posa», le righe «Posa» e altre 2. */
export const quoteLines = (lines: readonly CostLine[]): string => {
  const shown = lines
    .slice(0, SHOWN_LINES)
    .map(({ line: { description } }) =>
      description.length > SHOWN_LETTERS
        ? `«${description.slice(0, SHOWN_LETTERS)}…»`
        : `«${description}»`,
    )
    .join(', ');
  const left = lines.length - SHOWN_LINES;
  const others = left < 1 ? '' : selectPlural(left, ' e un’altra', ` e altre ${left}`);
  return `${selectPlural(lines.length, 'la riga', 'le righe')} ${shown}${others}`;
};
