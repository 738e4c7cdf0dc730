import type { Configuration } from 'webpack';

type ConfigurationFactory = (
  env: unknown,
  argv: { mode?: 'production' | 'development' },
) => Configuration;

interface FrontEnd {
  name: string;
  /** Of its development server. */
  port: number;
  /** Folder of its package: `import.meta.dirname`. */
  dir: string;
}

export function hostConfig(host: FrontEnd): ConfigurationFactory;

/** A remote: `remoteEntry.js`, which exposes `./pages`, and a page on which it runs alone. */
export function remoteConfig(remote: FrontEnd & { pages?: string }): ConfigurationFactory;

export function workerConfig(worker: Pick<FrontEnd, 'name' | 'dir'>): ConfigurationFactory;
