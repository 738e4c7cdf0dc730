import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import { requireProgram } from '../services/programs.ts';
import { NOT_FOR_CONTAINERS, ROOT, findService, readText, services } from './compose-file.ts';
import { REMOTES } from './releases.ts';

interface Container {
  name: string;
  image: string;
  command?: string[];
  env?: { name: string; value?: string }[];
  ports?: { containerPort: number }[];
  resources?: { limits?: object };
  securityContext?: object;
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  data?: Record<string, string>;
  spec: PodOwner & { jobTemplate: { spec: PodOwner } };
}
interface PodOwner {
  template: { spec: { containers: Container[] } };
}

const FILE = join(ROOT, 'tools/production/rendered-manifests.ts');
let manifests: Manifest[] = [];

beforeAll(() => {
  const { status, stdout, stderr } = spawnSync(
    requireProgram('kubectl'),
    ['kustomize', 'docker/kubernetes/overlays/example'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect([stderr.includes('rror'), status]).toEqual([false, 0]);
  manifests = parseAllDocuments(stdout).map((one) => one.toJS() as Manifest);
}, 60_000);

const containers = (): Container[] =>
  manifests.flatMap(({ kind, spec }) => {
    if (kind === 'CronJob') return spec.jobTemplate.spec.template.spec.containers;
    return kind === 'Deployment' || kind === 'Job' ? spec.template.spec.containers : [];
  });
const findContainer = (name: string): Container => {
  const found = containers().find((one) => one.name === name);
  if (found === undefined) throw new Error(`No container ${name}`);
  return found;
};
const settings = (): Record<string, string> =>
  manifests.find(
    ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name.startsWith('pratiche-settings'),
  )?.data ?? {};

/** Types of Kubernetes by API version: `apps/v1`, `v1` (which is `core/v1`), `networking.k8s.io/v1`. */
const toTypesModule = (apiVersion: string): string =>
  apiVersion === 'v1' ? 'core/v1' : apiVersion.replace('.k8s.io', '');

/** What TypeScript says of the manifests, each as a constant of its type: unknown fields are errors too. */
function listTypeErrors(given: readonly Manifest[]): string[] {
  const text = given
    .map(
      (one, index) =>
        `import type { ${one.kind} as T${index} } from 'kubernetes-types/${toTypesModule(one.apiVersion)}';\nexport const m${index}: T${index} = ${JSON.stringify(one)};`,
    )
    .join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.readFile = (name) => (name === FILE ? text : readFile(name));
  host.getSourceFile = (name, ...rest) =>
    name === FILE
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext)
      : getSourceFile(name, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([FILE], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('the manifests for Kubernetes', () => {
  it('are what the types of Kubernetes allow', () => {
    expect(manifests.length).toBeGreaterThan(20);
    expect(listTypeErrors(manifests)).toEqual([]);
    const [first] = manifests;
    // The check sees a field that is not there.
    expect(
      listTypeErrors([{ ...first, metadata: { name: 'x', nmespace: 'y' } } as never]),
    ).toHaveLength(1);
  }, 60_000);

  it('have the images of the compose file, with its ports and programs', () => {
    const built = services
      .filter(([, { build }]) => build !== undefined)
      .map(([, { image = '' }]) => image.split(':')[0]);
    const named = containers().map(({ image }) => image.replace(/^.*\/|:.*$/g, ''));
    expect(new Set(named)).toEqual(new Set(built));
    expect(
      containers()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['backup', 'http', 'migrate', 'shell', 'worker', ...REMOTES].sort());
    const { version } = JSON.parse(readText('package.json')) as { version: string };
    expect(new Set(containers().map(({ image }) => image.split(':').at(-1)))).toEqual(
      new Set([version]),
    );
    for (const name of ['worker', 'migrate'])
      expect(findContainer(name).command).toEqual(findService(name).command);
    for (const name of ['shell', ...REMOTES])
      expect([name, findContainer(name).ports?.[0]?.containerPort]).toEqual([
        name,
        Number(findService(name).ports?.[0]?.split(':').at(-1)),
      ]);
    expect(findContainer('http').ports?.map(({ containerPort }) => containerPort)).toEqual([
      Number(findService('http').environment?.['PORT']),
      Number(findService('http').environment?.['METRICS_PORT']),
    ]);
  });

  it.each(['http', 'worker'])('give %s every variable the program reads', (name) => {
    const own = (findContainer(name).env ?? []).map(({ name: variable }) => variable);
    const given = new Set(
      [...own, ...Object.keys(settings())].map((variable) => variable.replace(/_FILE$/, '')),
    );
    const schema = readText('backend/src/platform/config/environment.schema.ts');
    const known = [...schema.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, variable = '']) => variable);
    expect(known.filter((variable) => !given.has(variable)).sort()).toEqual(
      // Passwords are in the addresses.
      [...NOT_FOR_CONTAINERS, 'DATABASE_PASSWORD', 'REDIS_PASSWORD'].sort(),
    );
    expect([...given].filter((variable) => !known.includes(variable))).toEqual([]);
  });

  it('bound every container, which writes nothing but its volumes and gains no rights', () => {
    for (const { name, resources, securityContext } of containers()) {
      expect([name, Object.keys(resources?.limits ?? {})]).toEqual([name, ['cpu', 'memory']]);
      expect([name, securityContext]).toEqual([
        name,
        {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
      ]);
    }
    const servers = findContainer('shell').env?.find(({ name }) => name === 'BACKEND_SERVERS');
    const [{ metadata } = { metadata: { namespace: '' } }] = manifests;
    expect(servers?.value).toContain(`server http.${metadata.namespace}.svc.cluster.local:3000`);
  });
});
