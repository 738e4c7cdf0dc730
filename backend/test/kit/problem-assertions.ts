import { expect } from '@jest/globals';
import { assertHttpResponse, type HttpResponse, type WireProblem } from './http-client.js';

/** Checks the shape every error answer has on the wire, and answers its body. */
export function expectProblem(answer: HttpResponse, status: number, code?: string): WireProblem;
export function expectProblem(
  answer: Promise<HttpResponse>,
  status: number,
  code?: string,
): Promise<WireProblem>;
export function expectProblem(
  answer: HttpResponse | Promise<HttpResponse>,
  status: number,
  code?: string,
): WireProblem | Promise<WireProblem> {
  return answer instanceof Promise
    ? answer.then((got) => checkProblem(got, status, code))
    : checkProblem(answer, status, code);
}

function checkProblem(answer: HttpResponse, status: number, code?: string): WireProblem {
  assertHttpResponse(answer, 'expectProblem');
  expect([answer.text.slice(0, 500), answer.status]).toEqual([answer.text.slice(0, 500), status]);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const problem = answer.json<WireProblem>();
  expect(problem.status).toBe(status);
  expect(problem.code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expectItalian(problem.message);
  for (const { field, message } of problem.errors ?? []) {
    expect(field).toEqual(expect.any(String));
    expectItalian(message);
  }
  if (code !== undefined) expect(problem.code).toBe(code);
  return problem;
}

const ENGLISH =
  /\b(the|is|not|found|invalid|error|must|should|cannot|unexpected|expected|received|required|forbidden|unauthorized|bad request|internal)\b/i;

/** A sentence for people: not empty, no English, no inside of the machine. */
export function expectItalian(message: string): void {
  expect(message.trim().length).toBeGreaterThan(4);
  expect(message).not.toMatch(ENGLISH);
  expect(message).not.toMatch(/SQLITE|ER_|at \/|node_modules|undefined|\[object|Error:/);
}
