import { describeMachine, formatLines, type ReportLine } from './report.ts';
import { writeBenchSection } from './write-bench-section.ts';

interface Report {
  /** Of its section in `docs/bench.md`. */
  title: string;
  /** What the figures depend on, beside the machine. */
  conditions?: string;
  /** Tables of figures that have no limits. */
  tables?: readonly string[];
  lines?: readonly ReportLine[];
  /** False of a run that measured some of the cases: its section stays as it is. */
  isWhole?: boolean;
}

/**
 * Ends a benchmark: prints its report and writes it into its section of `docs/bench.md`. The process
 * exits with 1 when a line is over its limit, once all is written.
 */
export async function finishReport(
  { title, conditions = '', tables = [], lines = [], isWhole = true }: Report,
  write: (title: string, text: string) => Promise<void> = writeBenchSection,
): Promise<void> {
  const text = [
    [conditions, describeMachine()].filter((part) => part !== '').join('; ') + '.',
    ...tables,
    ...(lines.length === 0 ? [] : [formatLines(lines)]),
  ].join('\n\n');
  console.log(`\n${title}. ${text}`);
  if (isWhole) await write(title, text);
  if (lines.some(({ isWithin }) => isWithin === false)) process.exitCode = 1;
}
