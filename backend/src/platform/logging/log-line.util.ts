/** Levels of pino. */
const LEVELS = { info: 30, warn: 40, error: 50, fatal: 60 } as const;

/**
 * A line as those of the log, which hold JSON alone. For what is said before there is a logger, or at
 * every log level. It loads nothing, since a supervisor needs no more than this.
 */
export const formatLogLine = (
  level: keyof typeof LEVELS,
  msg: string,
  context: string,
  fields: object = {},
): string =>
  `${JSON.stringify({ level: LEVELS[level], time: Date.now(), pid: process.pid, context, ...fields, msg })}\n`;
