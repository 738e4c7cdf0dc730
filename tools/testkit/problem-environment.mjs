import { TestEnvironment } from 'jest-environment-node';

/** Node, where the failure of a test names the fields that a problem refuses. */
export default class ProblemEnvironment extends TestEnvironment {
  handleTestEvent({ name, error }) {
    if (name === 'test_fn_failure' || name === 'hook_failure') nameRefusedFields(error);
  }
}

/** Writes the fields into the stack, which is all of an error that jest prints. */
export function nameRefusedFields(error) {
  const fields = error?.extras?.errors;
  if (!Array.isArray(fields)) return;
  const lines = fields.map(({ field, message }) => `\n  ${field}: ${message}`).join('');
  error.stack = error.stack.replace(error.message, () => error.message + lines);
}
