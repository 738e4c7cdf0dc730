/**
 * `npm run bench -- checks`: processor time that the check of a dossier's body takes, for the largest
 * dossier and for bodies that are wrong in every field.
 */
import 'reflect-metadata';
import { finishReport } from '../finish-report.ts';
import { percentile, type ReportLine } from '../report.ts';
import { BODIES } from './bodies.ts';

const CHECKS = 400;
const WARM_UP = 50;
const LIMIT_MS = 20;
const MS = 1_000;

type Dto = new () => object;
type ValidateDto = (dto: Dto, value: unknown) => object;

const load = async <T>(path: string): Promise<T> =>
  (await import(new URL(`../../backend/dist/src/${path}`, import.meta.url).href)) as T;

const { validateDto } = await load<{ validateDto: ValidateDto }>('platform/validation/index.js');
const { DossierRequestDto } = await load<{ DossierRequestDto: Dto }>(
  'module/dto/dossier-request.dto.js',
);

/** Processor time of one check in milliseconds, garbage collection included. */
function timeCheck(text: string): number {
  const body = JSON.parse(text) as unknown;
  const before = process.cpuUsage();
  try {
    validateDto(DossierRequestDto, body);
  } catch {
    // Most of the bodies are refused, which takes longest.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / MS;
}

const lines = BODIES.map(({ what, text }): ReportLine => {
  for (let check = 0; check < WARM_UP; check += 1) timeCheck(text);
  const times = Array.from({ length: CHECKS }, () => timeCheck(text));
  const slow = percentile(times, 0.99);
  return {
    what: `${what}, ${Math.round(text.length / MS)} kB`,
    figure: `${slow.toFixed(1)} ms`,
    beside: `median: ${percentile(times, 0.5).toFixed(1)} ms`,
    limit: `${LIMIT_MS} ms`,
    isWithin: slow <= LIMIT_MS,
  };
});

await finishReport({
  title: "Checks of a dossier's body",
  conditions: `Processor time of which 99 of 100 checks stay below, ${CHECKS} checks a body`,
  lines,
});
