/** What the worker uses of its scope; the compiler's types for workers exclude those for pages. */
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'activate' | 'message', listener: (event: WorkerEvent) => void) => void;
}

interface WorkerEvent extends Event {
  /** Of messages. */
  readonly data?: unknown;
  /** Keeps the worker running until the work is done. */
  waitUntil: (work: Promise<unknown>) => void;
}

export const worker = globalThis as unknown as WorkerScope;
