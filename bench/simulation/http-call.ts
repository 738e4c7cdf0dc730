import { Agent, request } from 'node:http';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: string;
  token?: string;
  json?: unknown;
  form?: FormData;
  etag?: string | undefined;
}
export interface Answer {
  status: number;
  etag: string | undefined;
  text: string;
}

/** Less processor time of this process than `fetch`: it shares the machine with the portal. */
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** @throws when the answer is a refusal or an error */
export async function callPortal(origin: string, call: Call): Promise<Answer> {
  const { headers, body } = await encodeBody(call);
  if (call.token !== undefined) headers['authorization'] = `Bearer ${call.token}`;
  if (call.etag !== undefined) headers['if-none-match'] = call.etag;
  const answer = await send(`${origin}/api/${call.path}`, call.method, headers, body);
  if (answer.status >= 400)
    throw new Error(`${call.method} ${call.path}: ${answer.status} ${answer.text.slice(0, 300)}`);
  return answer;
}

async function encodeBody({
  json,
  form,
}: Call): Promise<{ headers: Record<string, string>; body: Buffer | undefined }> {
  if (form !== undefined) {
    const encoded = new Response(form);
    return {
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      body: Buffer.from(await encoded.arrayBuffer()),
    };
  }
  if (json === undefined) return { headers: {}, body: undefined };
  return {
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(json)),
  };
}

const send = (
  url: string,
  method: string,
  headers: Record<string, string>,
  body: Buffer | undefined,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { agent, method, headers, timeout: 60_000 }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          etag: answer.headers.etag,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    asked.on('timeout', () => asked.destroy(new Error(`${method} ${url}: no answer in 60 s`)));
    asked.on('error', reject);
    asked.end(body);
  });
