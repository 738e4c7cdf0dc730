/** The program cannot start and the person who started it can mend it: each line says one thing to change. */
export class StartupError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'StartupError';
  }
}
