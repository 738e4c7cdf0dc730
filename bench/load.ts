import autocannon from 'autocannon';

export interface Request {
  method: 'GET' | 'PUT' | 'POST';
  path: string;
  token: string;
  body?: string;
}

export interface Measure {
  /** Good answers per second. */
  rate: number;
  p50: number;
  p99: number;
  answers: number;
  /** Milliseconds of processor time per answer, the database's included. */
  cpu: number;
}

const CONNECTIONS = 16;

/** Either for some seconds, or until every request given was made once. */
export type Extent = { seconds: number } | { amount: number };

/** Lays a load of 16 connections on a server. @throws when an answer is anything but a 2xx: a refusal is quick, and no result */
export async function load(origin: string, next: () => Request, extent: Extent): Promise<Measure> {
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    ...('seconds' in extent ? { duration: extent.seconds } : { amount: extent.amount }),
    requests: [{ setupRequest: (request) => ({ ...request, ...wire(next()) }) }],
  });
  const faults = result.non2xx + result.errors + result.timeouts;
  if (faults > 0)
    throw new Error(
      `${faults} of ${result['2xx'] + faults} requests to ${origin} failed; one more answers: ${await answer(origin, next())}`,
    );
  return {
    cpu: 0,
    answers: result['2xx'],
    rate: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

async function answer(origin: string, request: Request): Promise<string> {
  const { method, path, headers, body } = wire(request);
  const response = await fetch(origin + path, {
    method,
    headers: new Headers(Object.entries(headers)),
    ...(body === undefined ? {} : { body }),
  });
  return `${response.status} ${(await response.text()).slice(0, 600)}`;
}

const wire = ({ method, path, token, body }: Request) => ({
  method,
  path,
  headers: {
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  },
  ...(body === undefined ? {} : { body }),
});

/** The measure in the middle: one round disturbed by something else on the machine does not decide. */
export function middle(measures: readonly Measure[]): Measure {
  const sorted = [...measures].sort((a, b) => a.rate - b.rate);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (found === undefined) throw new Error('Nothing was measured');
  return found;
}
