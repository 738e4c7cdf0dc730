/** Compressed bytes of a build, as a phone fetches them. */
export interface BuildSize {
  name: string;
  /** What its page asks for at once: the scripts that `index.html` names. */
  start: number;
  entry: number;
  own: number;
  shared: { name: string; bytes: number }[];
  /** Size of every built script, including lazily loaded ones. */
  everything: number;
}

/** Most compressed bytes each part may have. */
export interface SizeBudget {
  /** `start` is what every page waits for, `total` adds the pages themselves, `everything` what they open. */
  host: { start: number; total: number; everything: number };
  remotes: Readonly<Record<string, { own: number; entry: number }>>;
  /** Files and folders of `libs` that no first page may wait for. */
  late: readonly string[];
}

/** One line of the report: a part, its size and its limit. */
export interface BudgetLine {
  part: string;
  bytes: number;
  limit: number;
}

const sumShared = (shared: BuildSize['shared']): number =>
  shared.reduce((total, { bytes }) => total + bytes, 0);

/** The host with all of its pages: its own code and the shared code, counted once. */
export const pagesBytes = ({ entry, own, shared }: BuildSize): number =>
  entry + own + sumShared(shared);

/**
 * Compares every part with its limit.
 * @throws when a built remote has no limit, or a limit has no built remote
 */
export function compareWithBudget(
  budget: SizeBudget,
  host: BuildSize,
  remotes: readonly BuildSize[],
): BudgetLine[] {
  const built = remotes.map(({ name }) => name);
  const unknown = [
    ...built.filter((name) => !(name in budget.remotes)),
    ...Object.keys(budget.remotes).filter((name) => !built.includes(name)),
  ];
  if (unknown.length > 0)
    throw new Error(`Budget and builds do not name the same remotes: ${unknown.join(', ')}`);
  return [
    { part: `${host.name}, to begin with`, bytes: host.start, limit: budget.host.start },
    { part: `${host.name}, its pages`, bytes: pagesBytes(host), limit: budget.host.total },
    { part: `${host.name}, all of it`, bytes: host.everything, limit: budget.host.everything },
    ...remotes.flatMap(({ name, own, entry }) => {
      const limit = budget.remotes[name] ?? { own: 0, entry: 0 };
      return [
        { part: `${name}, own code`, bytes: own, limit: limit.own },
        { part: `${name}, entry`, bytes: entry, limit: limit.entry },
      ];
    }),
  ];
}

/** What a build begins with although it belongs to what loads later. */
export const findLateSources = (
  { late }: Pick<SizeBudget, 'late'>,
  sources: readonly string[],
): string[] => sources.filter((file) => late.some((one) => file.startsWith(one)));

export const isOverBudget = ({ bytes, limit }: BudgetLine): boolean => bytes > limit;

const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The report as people read it. */
export function formatSizeReport(all: readonly BudgetLine[], { shared }: BuildSize): string {
  const width = Math.max(
    ...all.map(({ part }) => part.length),
    ...shared.map(({ name }) => name.length),
  );
  const line = ({ part, bytes, limit }: BudgetLine) =>
    `${isOverBudget({ part, bytes, limit }) ? '✖' : '✔'} ${part.padEnd(width)} ${formatKilobytes(bytes).padStart(9)} of ${formatKilobytes(limit).padStart(9)}  ${String(Math.round((100 * bytes) / limit)).padStart(3)} %`;
  return [
    'gzip, kB of 1000 bytes',
    ...all.map(line),
    // The shared code is part of the host's own files.
    ...(shared.length === 0
      ? []
      : [
          '',
          `Shared, brought by the host and counted there: ${formatKilobytes(sumShared(shared))}`,
          ...shared.map(
            ({ name, bytes }) => `  ${name.padEnd(width)} ${formatKilobytes(bytes).padStart(9)}`,
          ),
        ]),
  ].join('\n');
}
