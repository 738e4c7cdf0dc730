import type { ProblemCode } from '../http/problem-codes.constants.js';
import { getUsualProblem } from '../http/problem.mapper.js';

/** By status, the codes of its problems. */
export type ProblemCodes = Readonly<Record<number, readonly ProblemCode[]>>;

const PROBLEMS_KEY = 'openapi:problems';

/**
 * Says which errors a call can answer beside those that follow from its route: the codes of each
 * status, or a status alone for its usual code.
 */
export const ApiProblems =
  (...problems: readonly (number | ProblemCodes)[]): MethodDecorator =>
  (_target, _name, descriptor) => {
    const handler = descriptor.value as object;
    const told = problems.flatMap((problem) => listPairs(problem));
    Reflect.defineMetadata(PROBLEMS_KEY, [...readPairs(handler), ...told], handler);
  };

type Pair = readonly [status: number, code: ProblemCode];

const listPairs = (problem: number | ProblemCodes): Pair[] =>
  typeof problem === 'number'
    ? [[problem, getUsualProblem(problem).code]]
    : Object.entries(problem).flatMap(([status, codes]) =>
        codes.map((code): Pair => [Number(status), code]),
      );

const readPairs = (handler: object): Pair[] =>
  (Reflect.getMetadata(PROBLEMS_KEY, handler) ?? []) as Pair[];

/** What `ApiProblems` says of a handler, each code once and sorted. */
export function listProblems(handler: object): Map<number, ProblemCode[]> {
  const found = new Map<number, ProblemCode[]>();
  for (const [status, code] of readPairs(handler))
    found.set(status, [...new Set([...(found.get(status) ?? []), code])].toSorted());
  return found;
}
