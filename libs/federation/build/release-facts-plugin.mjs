import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findLibrary, HAS_SOURCES } from './package-places.mjs';
import { shared } from './shared-modules.mjs';

const own = createRequire(import.meta.url);

/** Beside a remote's entry: what its release needs of a portal. */
export const NEEDS_FILE = 'needs.txt';
/** Beside the host's page: what the portal offers. */
export const OFFERS_FILE = 'offers.txt';

const CALL = /\.(GET|POST|PUT|PATCH|DELETE)\(\s*['"](\/api\/[^'"]+)['"]/g;

/**
 * Writes what host and remote must agree on, a fact in each line, so that
 * `docker/front-end/check-release.sh` compares both before a release is published.
 */
export class ReleaseFactsPlugin {
  /** @param remote name of the remote; `null` for the host */
  constructor(remote) {
    this.remote = remote;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleaseFacts', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'ReleaseFacts', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const { REMOTE_ROUTES } = await importRoutes();
          const [file, facts] =
            this.remote === null
              ? [OFFERS_FILE, listOffers(REMOTE_ROUTES)]
              : [NEEDS_FILE, listNeeds(this.remote, REMOTE_ROUTES, compilation)];
          compilation.emitAsset(file, new sources.RawSource(`${facts.join('\n')}\n`));
        },
      );
    });
  }
}

const importRoutes = () => import(HAS_SOURCES ? '../src/routes.ts' : '../dist/routes.js');

const unique = (lines) => [...new Set(lines)].sort();

const sharedFacts = (read) =>
  Object.entries(shared).map(
    ([name, one]) => `${one.singleton ? 'singleton' : 'library'} ${name} ${read(name, one)}`,
  );

const listNeeds = (remote, routes, compilation) => [
  `remote ${remote}`,
  ...unique(routes.filter((route) => route.remote === remote).map(({ page }) => `page ${page}`)),
  ...sharedFacts((_, { requiredVersion }) => requiredVersion),
  ...unique(
    [...compilation.modules].flatMap((module) => listCalls(module, compilation.compiler.context)),
  ),
];

const listOffers = (routes) => [
  ...unique(routes.map(({ remote, page }) => `page ${remote} ${page}`)),
  ...sharedFacts((name, { version }) => version ?? readVersion(name)),
  ...describedCalls(),
];

const readVersion = (name) =>
  JSON.parse(readFileSync(own.resolve(`${name}/package.json`), 'utf8')).version;

/** Calls of the API in the sources of a remote; those of the libraries belong to their versions. */
function listCalls(module, folder) {
  return (module.modules ?? [module])
    .filter(({ resource }) => resource?.startsWith(path.join(folder, 'src') + path.sep))
    .flatMap((one) => [...String(one.originalSource()?.source() ?? '').matchAll(CALL)])
    .map(([, method, route]) => `call ${method} ${route}`);
}

function describedCalls() {
  const { paths } = JSON.parse(readFileSync(path.join(findLibrary('api'), 'openapi.json'), 'utf8'));
  return unique(
    Object.entries(paths).flatMap(([route, calls]) =>
      Object.keys(calls).map((method) => `call ${method.toUpperCase()} ${route}`),
    ),
  );
}
