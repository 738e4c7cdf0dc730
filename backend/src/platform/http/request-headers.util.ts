import { badRequest, type ProblemCode } from './index.js';

/** `If-Match: "7"` means 7 and no other; a proxy that compresses makes an `ETag` a weak one. */
export function parseIfMatchVersion(header: string | undefined): number | null {
  if (header === undefined || header === '' || header === '*') return null;
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1];
  if (version === undefined)
    throw badRequest(
      'Intestazione If-Match non valida: indica il numero della versione.',
      'invalid-if-match',
    );
  return Number(version);
}

/** A repeated request with the same `Idempotency-Key` is the same operation. */
export function parseIdempotencyKey(
  key: string | undefined,
  refusalCode: ProblemCode = 'invalid-idempotency-key',
): string | null {
  if (key === undefined || key === '') return null;
  if (!/^[\x21-\x7e]{1,80}$/.test(key))
    throw badRequest(
      'Intestazione Idempotency-Key non valida: al massimo 80 caratteri senza spazi.',
      refusalCode,
    );
  return key;
}

/** Whether the client takes JSON and no other type; without an `Accept` it takes any. */
export function acceptsOnlyJson(accept: string | undefined): boolean {
  const types = (accept ?? '')
    .split(',')
    .map((type) => type.split(';', 1)[0]?.trim().toLowerCase() ?? '')
    .filter((type) => type !== '');
  return types.length > 0 && types.every((type) => /^application\/(?:[\w.-]+\+)?json$/.test(type));
}
