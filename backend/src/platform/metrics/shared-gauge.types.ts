/** A figure that the database gives for all processes together; only one of them exports it. */
export interface SharedGauge {
  name: string;
  help: string;
  labelNames: readonly string[];
  readValues(): Promise<readonly { labels: Record<string, string>; value: number }[]>;
}
