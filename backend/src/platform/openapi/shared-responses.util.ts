import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';

interface Operation {
  responses?: Record<string, { description?: string }>;
}

/** Calls each answer by its status where its controller says no more. */
export function nameResponses(document: OpenAPIObject): OpenAPIObject {
  for (const { responses = {} } of listOperations(document))
    for (const [status, response] of Object.entries(responses))
      if (response.description === '') response.description = STATUS_CODES[status] ?? status;
  return document;
}

/** Says each problem once, sorted by status: the answers of the calls refer to it. */
export function shareProblemResponses(document: OpenAPIObject): OpenAPIObject {
  const shared: Record<string, object> = {};
  for (const { responses = {} } of listOperations(document)) {
    for (const [status, response] of Object.entries(responses)) {
      if (!isProblem(response)) continue;
      shared[`Problem${status}`] = response;
      responses[status] = { $ref: `#/components/responses/Problem${status}` } as object;
    }
  }
  const responses = Object.fromEntries(
    Object.entries(shared).toSorted(([one], [other]) => one.localeCompare(other)),
  );
  return { ...document, components: { ...document.components, responses: responses as never } };
}

const listOperations = ({ paths }: OpenAPIObject): Operation[] =>
  Object.values(paths).flatMap((path) => Object.values(path as Record<string, Operation>));

const isProblem = (response: object): boolean =>
  'content' in response &&
  'application/problem+json' in (response.content as Record<string, unknown>);
