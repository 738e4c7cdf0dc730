/** A sentence to go on with another mark: without its full stop and what blanks follow it. */
export const stripFullStop = (sentence: string): string => sentence.replace(/[.\s]+$/, '');

/** A sentence that goes on after a colon: it begins small, unless with an abbreviation. */
export const continueSentence = (sentence: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(sentence)
    ? `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
    : sentence;

/** Facts in one line, without the empty ones; a line that wraps begins with a word, not with a dot. */
export const joinFacts = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');
