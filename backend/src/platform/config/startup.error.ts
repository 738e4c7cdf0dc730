/** The program cannot start, and its operator can fix it: each line names one thing to change. */
export class StartupError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'StartupError';
  }
}
