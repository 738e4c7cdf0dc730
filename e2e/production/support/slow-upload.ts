import { setTimeout as pause } from 'node:timers/promises';
import { createUploadForm } from '../../../backend/test/kit/multipart-forms.js';
import type { Member } from '../../support/portal-kit.js';
import { productionInfo } from './production-info.ts';

const PIECES_IN_SECOND = 4;

interface SlowUpload {
  moduleId: number;
  itemId: number;
  file: Buffer;
  bytesInSecond: number;
}

/** Uploads a document as over a slow line. @returns the status of the answer */
export async function uploadSlowly(
  owner: Member,
  { moduleId, itemId, file, bytesInSecond }: SlowUpload,
): Promise<number> {
  const form = new Response(createUploadForm(`${owner.id}/${moduleId}`, itemId, file, 'lento.pdf'));
  const body = Buffer.from(await form.arrayBuffer());
  const size = Math.ceil(bytesInSecond / PIECES_IN_SECOND);
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await pause(1_000 / PIECES_IN_SECOND);
      controller.enqueue(new Uint8Array(body.subarray(at, at + size)));
      at += size;
      if (at >= body.length) controller.close();
    },
  });
  const answer = await fetch(`${productionInfo().origin}/api/Upload/file`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${owner.http.token ?? ''}`,
      'content-type': form.headers.get('content-type') ?? '',
      'content-length': String(body.length),
    },
    body: stream,
    duplex: 'half',
  } as RequestInit);
  await answer.arrayBuffer();
  return answer.status;
}
