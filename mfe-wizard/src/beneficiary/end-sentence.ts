/** A sentence that ends with a name: that of a company often has a full stop of its own ("S.n.c."). */
export const endSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
