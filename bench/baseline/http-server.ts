import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

export interface BaselineRequest {
  accountId: number;
  url: URL;
  body: () => Promise<string>;
}

export interface BaselineResponse {
  body: unknown;
  total?: number;
}

/**
 * The minimal HTTP server that still authenticates its callers: it checks the same tokens as the
 * portal.
 */
export function startHttpServer(
  port: number,
  secret: string,
  answer: (call: BaselineRequest) => Promise<BaselineResponse>,
): void {
  createServer((request, response) => {
    const accountId = verifyToken(request.headers.authorization, secret);
    if (accountId === null) return response.writeHead(401).end();
    const url = new URL(request.url ?? '/', 'http://localhost');
    return answer({ accountId, url, body: () => readBody(request) }).then(
      ({ body, total }) => {
        if (total !== undefined) response.setHeader('x-total-count', String(total));
        response
          .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
          .end(JSON.stringify(body));
      },
      (error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      },
    );
  }).listen(port, '127.0.0.1');
}

function verifyToken(header: string | undefined, secret: string): number | null {
  const [head = '', claims = '', signature = ''] = header?.replace('Bearer ', '').split('.') ?? [];
  const expected = createHmac('sha256', secret).update(`${head}.${claims}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    sub: string;
    exp: number;
  };
  return exp * 1000 > Date.now() ? Number(sub) : null;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
