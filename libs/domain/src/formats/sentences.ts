/** A sentence to go on with another mark: without its full stop and what blanks follow it. */
export const stripFullStop = (sentence: string): string => sentence.replace(/[.\s]+$/, '');

/** Numbers of rows in a sentence: "1, 2 e 4". */
export const joinNumbers = (numbers: readonly number[]): string =>
  numbers.length < 2
    ? numbers.join()
    : `${numbers.slice(0, -1).join(', ')} e ${String(numbers.at(-1))}`;

/** Facts in one line, without the empty ones; a line that wraps begins with a word, not with a dot. */
export const joinFacts = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');
