const readNumber = (name: string, fallback: number): number =>
  Number(process.env[name] ?? fallback);

/** `npm run quality -- model` sets these; without it a short run with the same sequences each time. */
export const MODEL_OPTIONS = {
  sequences: readNumber('MODEL_SEQUENCES', 16),
  steps: readNumber('MODEL_STEPS', 40),
  seed: readNumber('MODEL_SEED', 20_261_124),
  /** Of a failure: the counterexample's path. */
  path: process.env['MODEL_PATH'],
  /** Sequences of one portal; the office's lists grow with them. */
  perPortal: 200,
};
