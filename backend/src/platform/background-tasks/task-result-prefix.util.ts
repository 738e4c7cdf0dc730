/** Storage keys of the results of all attempts of a task begin so. */
export const taskResultPrefix = (taskId: string): string => `works/${taskId}.`;
