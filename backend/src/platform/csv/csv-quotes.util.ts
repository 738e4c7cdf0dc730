const countLineBreaks = (text: string): number => text.split('\n').length - 1;

const BLANK = /[ \t]/;
const isCellEnd = (character: string | undefined, delimiter: string): boolean =>
  character === delimiter || character === '\n';

/** First position from `index` that holds no blank, except where the blank is the delimiter. */
function skipBlanks(text: string, index: number, delimiter: string): number {
  let next = index;
  while (next < text.length && text[next] !== delimiter && BLANK.test(text[next] ?? '')) next += 1;
  return next;
}

/** Position behind the end of a quoted cell, or -1 where its quotes do not close. */
function findCellEnd(text: string, start: number, delimiter: string): number {
  let quote = text.indexOf('"', start);
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  if (quote === -1) return -1;
  const behind = text[skipBlanks(text, quote + 1, delimiter)];
  const isClosed = behind === undefined || isCellEnd(behind, delimiter);
  // Quotes in the middle of a line are part of its text; over several lines they are the next cell's.
  return isClosed || countLineBreaks(text.slice(start, quote)) === 0 ? quote + 1 : -1;
}

/**
 * Line, counted from 1, of the first cell whose quotes are opened and never closed; `null` where all
 * of them close. The parser itself names the line at which it gave up.
 * @param text its lines end with a line feed alone
 */
export function findOpenQuote(text: string, delimiter: string): number | null {
  let line = 1;
  let index = 0;
  while (index < text.length) {
    const start = skipBlanks(text, index, delimiter);
    if (text[start] === '"') {
      const end = findCellEnd(text, start + 1, delimiter);
      if (end === -1) return line;
      line += countLineBreaks(text.slice(start, end));
      index = end;
    } else index = start;
    while (index < text.length && !isCellEnd(text[index], delimiter)) index += 1;
    if (text[index] === '\n') line += 1;
    index += 1;
  }
  return null;
}
