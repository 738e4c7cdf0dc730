import type { QueryClient } from '@tanstack/react-query';
import type { SigningServer } from '../signing/signing-server.js';
import { isToSign } from '../signing/paper-state.js';

/** The step "Firma" comes after the data; where the papers cannot be read, the page of thanks says more. */
export async function hasPapersToSign(
  client: QueryClient,
  { key, listPapers }: SigningServer,
): Promise<boolean> {
  const papers = await client.fetchQuery({ queryKey: key, queryFn: listPapers }).catch(() => null);
  return papers?.papers.some(isToSign) ?? false;
}
