import autocannon from 'autocannon';

export interface LoadRequest {
  method: 'GET' | 'PUT' | 'POST';
  path: string;
  token: string;
  body?: string;
}

export interface LoadMeasurement {
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
export type LoadExtent = { seconds: number } | { amount: number };

/**
 * Lays a load of 16 connections on a server.
 * @throws when an answer is anything but a 2xx: a refusal is quick, and no result
 */
export async function generateLoad(
  origin: string,
  next: () => LoadRequest,
  extent: LoadExtent,
): Promise<LoadMeasurement> {
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    ...('seconds' in extent ? { duration: extent.seconds } : { amount: extent.amount }),
    requests: [{ setupRequest: (request) => ({ ...request, ...toAutocannonRequest(next()) }) }],
  });
  const faults = result.non2xx + result.errors + result.timeouts;
  if (faults > 0)
    throw new Error(
      `${faults} of ${result['2xx'] + faults} requests to ${origin} failed; one more answers: ${await fetchBody(origin, next())}`,
    );
  return {
    cpu: 0,
    answers: result['2xx'],
    rate: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

async function fetchBody(origin: string, request: LoadRequest): Promise<string> {
  const { method, path, headers, body } = toAutocannonRequest(request);
  const response = await fetch(origin + path, {
    method,
    headers: new Headers(Object.entries(headers)),
    ...(body === undefined ? {} : { body }),
  });
  return `${response.status} ${(await response.text()).slice(0, 600)}`;
}

const toAutocannonRequest = ({ method, path, token, body }: LoadRequest) => ({
  method,
  path,
  headers: {
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  },
  ...(body === undefined ? {} : { body }),
});
