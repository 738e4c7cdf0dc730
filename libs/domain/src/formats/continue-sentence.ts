/** A sentence that goes on after a colon: it begins small, unless with an abbreviation. */
export const continueSentence = (sentence: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(sentence)
    ? `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
    : sentence;
