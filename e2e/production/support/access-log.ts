import { readFile } from 'node:fs/promises';
import { productionInfo } from './production-info.ts';

/** A line of nginx's access log, as far as journeys look at it. */
export interface AccessLine {
  time: string;
  requestId: string;
  network: string;
  path: string;
  status: number;
  /** The process that answered; several with commas when the first did not. */
  upstream: string;
  upstreamStatus: string;
}

/** What nginx wrote down of every request until now, oldest first. */
export async function readAccessLines(): Promise<AccessLine[]> {
  const lines = (await readFile(productionInfo().accessLog, 'utf8')).split('\n');
  // After the last line end there is nothing, or a line that is being written.
  return lines.slice(0, -1).map((line) => JSON.parse(line) as AccessLine);
}
