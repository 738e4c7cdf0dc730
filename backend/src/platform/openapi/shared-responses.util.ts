import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';

interface Response {
  description?: string;
}
interface Operation {
  responses?: Record<string, Response>;
}

/** Calls each answer by its status where its controller says no more. */
export function nameResponses(document: OpenAPIObject): OpenAPIObject {
  for (const { responses = {} } of listOperations(document))
    for (const [status, response] of Object.entries(responses))
      if (response.description === '') response.description = STATUS_CODES[status] ?? status;
  return document;
}

/** Says each problem that several calls have once, sorted by name: their answers refer to it. */
export function shareProblemResponses(document: OpenAPIObject): OpenAPIObject {
  const problems = listOperations(document).flatMap(({ responses = {} }) =>
    Object.entries(responses)
      .filter(([, response]) => isProblem(response))
      .map(([status, response]) => ({ responses, status, response })),
  );
  const byName = Map.groupBy(problems, ({ status, response }) => nameProblem(status, response));
  const shared = [...byName].filter(([, equal]) => equal.length > 1);
  for (const [name, equal] of shared)
    for (const { responses, status } of equal)
      responses[status] = { $ref: `#/components/responses/${name}` } as object;
  const sorted = shared.toSorted(([one], [other]) => one.localeCompare(other));
  const responses = Object.fromEntries(sorted.map(([name, [first]]) => [name, first?.response]));
  return { ...document, components: { ...document.components, responses: responses as never } };
}

/** Status and codes, which are all that distinguishes one problem from another. */
const nameProblem = (status: string, { description = '' }: Response): string =>
  `Problem${status}${description.replaceAll(/(?:^|[-, ]+)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

const listOperations = ({ paths }: OpenAPIObject): Operation[] =>
  Object.values(paths).flatMap((path) => Object.values(path as Record<string, Operation>));

const isProblem = (response: object): boolean =>
  'content' in response &&
  'application/problem+json' in (response.content as Record<string, unknown>);
