/** Marks of fields after rows of a list have moved: a mark goes with its row, and goes away with it. */
export function moveRowMarks(
  marks: ReadonlySet<string>,
  list: string,
  to: (index: number) => number | null,
): ReadonlySet<string> {
  const start = `${list}.`;
  return new Set(
    [...marks].flatMap((mark) => {
      if (!mark.startsWith(start)) return [mark];
      const [index = '', ...rest] = mark.slice(start.length).split('.');
      const now = to(Number(index));
      return now === null ? [] : [[list, now, ...rest].join('.')];
    }),
  );
}

/** The marks with those of one row on another too, in place of its own: the row was copied. */
export const copyRowMarks = (
  marks: ReadonlySet<string>,
  list: string,
  { from, to }: { from: number; to: number },
): ReadonlySet<string> =>
  new Set([
    ...[...marks].filter((mark) => !mark.startsWith(`${list}.${to}.`)),
    ...moveRowMarks(marks, list, (index) => (index === from ? to : null)),
  ]);

/** Maps each row's index to its index after the removal; `null` for removed rows. */
export const indexAfterRemoval =
  (gone: readonly number[]) =>
  (index: number): number | null =>
    gone.includes(index) ? null : index - gone.filter((one) => one < index).length;
