import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserFacingError } from '../prepare/console-output.mjs';
import { requireProgram } from '../services/programs.ts';
import { runToEnd } from './run-to-end.ts';

interface StandIn {
  /** Of Debian. */
  packages: string;
  /** Puts further files beside the file system. */
  prepare(folder: string): Promise<void>;
  steps: string;
}

/** Runs the scripts and fills in the templates that the Dockerfile lays down, in their order. */
const NGINX_ENTRYPOINT = `#!/bin/sh
set -eu
for script in /docker-entrypoint.d/*.sh; do "$script"; done
names=$(awk 'BEGIN { for (name in ENVIRON) if (name ~ ENVIRON["NGINX_ENVSUBST_FILTER"]) printf "\${%s} ", name }')
for template in /etc/nginx/templates/*.template; do
  envsubst "$names" < "$template" > "$NGINX_ENVSUBST_OUTPUT_DIR/$(basename "$template" .template)"
done
exec "$@"
`;

/** What the Dockerfiles use of the images of others, from Debian and npm's registry. */
const STAND_INS: Record<string, StandIn> = {
  node: {
    packages: 'ca-certificates',
    prepare: async (folder) => {
      await copyFile(process.execPath, join(folder, 'node'));
      await mkdir(join(folder, 'npm'));
      // The major version that comes with Node 24.
      await runToEnd('npm', ['pack', 'npm@11', '--pack-destination', folder], folder);
      const archive = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '';
      await runToEnd('tar', ['-xzf', archive, '-C', 'npm', '--strip-components=1'], folder);
    },
    steps: `COPY --chmod=755 node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \\
  && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \\
  && groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node`,
  },
  // Debian's nginx is older: it does not take "resolve" in BACKEND_SERVERS.
  'nginxinc/nginx-unprivileged': {
    packages: 'nginx-light,gettext-base,wget',
    prepare: (folder) => writeFile(join(folder, 'docker-entrypoint.sh'), NGINX_ENTRYPOINT),
    steps: `COPY --chmod=755 docker-entrypoint.sh /docker-entrypoint.sh
RUN groupadd --gid 101 nginx && useradd --uid 101 --gid nginx nginx \\
  && ln -sf /dev/stdout /var/log/nginx/access.log && ln -sf /dev/stderr /var/log/nginx/error.log
ENTRYPOINT ["/docker-entrypoint.sh"]
CMD ["nginx", "-g", "daemon off;"]
STOPSIGNAL SIGQUIT`,
  },
};

/** The stand-in of an image keeps its tag, so that another version gets another. */
export const standInName = (image: string): string =>
  `localhost/stand-in/${image.replace(/@.*$/, '')}`;

/** Builds an image that has what the Dockerfiles use of `image`. */
export async function buildStandIn(
  image: string,
  build: (name: string, folder: string) => Promise<unknown>,
): Promise<void> {
  const standIn = STAND_INS[image.replace(/[@:].*$/, '')];
  if (standIn === undefined)
    throw new UserFacingError(`${image} cannot be pulled, and nothing can replace it.`);
  if (process.getuid?.() !== 0)
    throw new UserFacingError(`${image} cannot be pulled; only root can build a stand-in.`);
  const folder = await mkdtemp(join(tmpdir(), 'stand-in-'));
  try {
    const include = `--include=${standIn.packages}`;
    await runToEnd(
      requireProgram('debootstrap'),
      ['--variant=minbase', include, 'bookworm', join(folder, 'root')],
      folder,
    );
    await standIn.prepare(folder);
    await writeFile(
      join(folder, 'Dockerfile'),
      `FROM scratch\nCOPY root /\n${standIn.steps}\nENV PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin\n`,
    );
    await build(standInName(image), folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
