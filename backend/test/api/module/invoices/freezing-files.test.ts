import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createMember } from '../../../kit/account-fixtures.js';
import type { Member } from '../../../kit/dossier-flow.js';
import type { HttpResponse } from '../../../kit/http-client.js';
import { createInvoiceForm, createInvoiceXml } from '../../../kit/invoice-fixtures.js';
import {
  createFreezingZip,
  createSlowestZip,
  FREEZING_FILES,
} from '../../../kit/invoices/freezing-files.js';
import { visitor } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';

/** Longer than an answer of a busy machine takes. */
const NOTICEABLE_MS = 1_000;
/** A file that holds up the others shows in an answer as long as a good part of its reading. */
const HELD_UP_PART = 0.25;
/** A busy machine holds up an answer now and then, a file each time that it is read. */
const MAX_READINGS = 3;

let me: Member;
let other: Member;
beforeAll(async () => {
  me = await createMember({});
  other = await createMember({});
});

const check = async (bytes: Buffer, { http } = me) =>
  http.post('Module/invoices/check', { form: createInvoiceForm(bytes, 'fattura.xml') });

/** Checks a file, and that others are answered meanwhile. @returns its answer */
async function checkBesideOthers(bytes: Buffer) {
  let measured = await measureAnswers(bytes);
  for (let readings = 1; readings < MAX_READINGS && isHeldUp(measured); readings += 1)
    measured = await measureAnswers(bytes);
  expect({ ...measured, isHeldUp: isHeldUp(measured) }).toMatchObject({ isHeldUp: false });
  return measured.answer;
}

const isHeldUp = ({ longestMs, takenMs }: { longestMs: number; takenMs: number }) =>
  longestMs >= Math.max(NOTICEABLE_MS, takenMs * HELD_UP_PART);

/** @returns the answer, and how long it and the longest answer to another took */
async function measureAnswers(bytes: Buffer) {
  const start = performance.now();
  let isOver = false;
  const checking = check(bytes).finally(() => {
    isOver = true;
  });
  let longestMs = 0;
  while (!isOver) {
    const asked = performance.now();
    await visitor().get('health/live');
    longestMs = Math.max(longestMs, performance.now() - asked);
    await pause(5);
  }
  return { answer: await checking, longestMs, takenMs: performance.now() - start };
}

/** A slow machine may need more than a file's processor time until it knows why. */
const expectRefused = (answer: HttpResponse) =>
  expect(['invoice-refused', 'file-too-heavy']).toContain(expectProblem(answer, 422).code);

describe('a file that takes a parser seconds', () => {
  it.each(FREEZING_FILES)('is answered while others are served: $what', async ({ create }) => {
    const answer = await checkBesideOthers(await create());
    if (answer.status !== 204) expectRefused(answer);
  });

  it('is refused in the ZIP of 58 kB that held everybody up', async () => {
    const zip = await createFreezingZip();
    expect(zip.length).toBeLessThan(65_000);
    expectRefused(await checkBesideOthers(zip));
  });

  it('is given up after two seconds of the processor, with what to do', async () => {
    const answer = await checkBesideOthers(await createSlowestZip());
    const { message, errors } = expectProblem(answer, 422, 'file-too-heavy');
    expect(message).toMatch(
      /^Il contenuto di questo file richiede troppo tempo.*chiedi al fornitore/,
    );
    expect(errors).toEqual([{ field: 'file', message }]);
  });

  it('lets the file of another caller pass its further ones', async () => {
    const zip = await createSlowestZip();
    const answered: string[] = [];
    const first = check(zip);
    const further = [1, 2, 3].map((round) => check(zip).then(() => answered.push(`mine ${round}`)));
    await pause(200);
    const invoice = await check(createInvoiceXml(), other);
    answered.push('of another');
    expect(invoice.status).toBe(204);
    await Promise.all([first, ...further]);
    expect(answered.indexOf('of another')).toBeLessThan(answered.indexOf('mine 3'));
  });
});
