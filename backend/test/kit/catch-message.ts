/** The message of the error that the call throws; `null` if it throws none. */
export function catchMessage(call: () => unknown): string | null {
  try {
    call();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
