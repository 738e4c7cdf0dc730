import type { VersionBuild } from '../../../tools/production/version-builds.ts';
import type { ProductionStack } from '../../../tools/production/production-stack.ts';

/** The data of the production set-up that the journeys need. */
export type ProductionInfo = Pick<
  ProductionStack,
  'origin' | 'remoteOrigins' | 'root' | 'folder' | 'mailDir' | 'ports'
> & {
  /** Nginx's master process, and the folder of its temporary files. */
  nginx: { pid: number; folder: string };
  accessLog: string;
  /** What the processes of the portal were started with. */
  env: Record<string, string>;
  builds: FrontEndBuilds;
};

/** Versions of the front ends beside the tree's own. */
interface FrontEndBuilds {
  /** Version of the libraries that this tree's own share. */
  shared: string;
  next: VersionBuild;
  previous?: VersionBuild;
}

const VARIABLE = 'PRATICHE_E2E_PRODUCTION';

export function storeProductionInfo(production: ProductionStack, builds: FrontEndBuilds): void {
  const { origin, remoteOrigins, root, folder, mailDir, nginx, env, ports } = production;
  const stage: ProductionInfo = {
    origin,
    remoteOrigins,
    root,
    folder,
    mailDir,
    ports,
    nginx: { pid: nginx.pid, folder: nginx.folder },
    accessLog: nginx.accessLog,
    env,
    builds,
  };
  process.env[VARIABLE] = JSON.stringify(stage);
}

export const hasProductionInfo = (): boolean => process.env[VARIABLE] !== undefined;

export function productionInfo(): ProductionInfo {
  const text = process.env[VARIABLE];
  if (!text)
    throw new Error('No set-up: these journeys run through e2e/production/playwright.config.ts');
  return JSON.parse(text) as ProductionInfo;
}
