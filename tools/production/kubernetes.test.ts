import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import { requireProgram } from '../services/programs.ts';
import { NOT_FOR_CONTAINERS, ROOT, findService, readText, services } from './compose-file.ts';
import { listPodSecurityFaults, type SecuredContainer, type SecuredPod } from './pod-security.ts';
import { REMOTES } from './releases.ts';

interface Container extends SecuredContainer {
  image: string;
  command?: string[];
  env?: { name: string; value?: string; valueFrom?: object }[];
  ports?: { containerPort: number }[];
  resources?: { requests?: object; limits?: object };
  readinessProbe?: { httpGet: { path: string } };
  volumeMounts?: { name: string; mountPath: string; readOnly?: boolean }[];
}
interface PodSpec extends SecuredPod {
  containers: Container[];
  initContainers?: Container[];
  topologySpreadConstraints?: { topologyKey: string }[];
  volumes?: ({ name: string } & Record<string, object>)[];
}
interface PodOwner {
  activeDeadlineSeconds?: number;
  ttlSecondsAfterFinished?: number;
  backoffLimit?: number;
  replicas?: number;
  strategy?: { type: string; rollingUpdate?: { maxUnavailable: number } };
  template: { metadata: { labels: Record<string, string> }; spec: PodSpec };
}
interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; values: string[] }[];
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  data?: Record<string, string>;
  spec: PodOwner & {
    jobTemplate: { spec: PodOwner };
    selector?: Selector;
    maxUnavailable?: number;
    minReplicas?: number;
    maxReplicas?: number;
    podSelector?: Selector;
    policyTypes?: string[];
    egress?: { to?: object[]; ports?: { port: number }[] }[];
    ingressClassName?: string;
    accessModes?: string[];
  };
}

const FILE = join(ROOT, 'tools/production/rendered-manifests.ts');
let manifests: Manifest[] = [];

beforeAll(() => {
  const { status, stdout, stderr } = spawnSync(
    requireProgram('kubectl'),
    ['kustomize', 'docker/kubernetes/overlays/example'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  // A warning is about a field that a later kubectl no longer reads.
  expect([stderr, status]).toEqual(['', 0]);
  manifests = parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
}, 60_000);

const FRONT_ENDS = ['shell', ...REMOTES];
const SERVED = ['http', 'worker', ...FRONT_ENDS];

/** What a Deployment, Job or CronJob says of its pods, by name. */
const podOwners = (): [string, PodOwner][] =>
  manifests.flatMap(({ kind, metadata, spec }): [string, PodOwner][] => {
    if (kind === 'CronJob') return [[metadata.name, spec.jobTemplate.spec]];
    return kind === 'Deployment' || kind === 'Job' ? [[metadata.name, spec]] : [];
  });
const findOwner = (name: string): PodOwner => {
  const match = podOwners().find(([owner]) => owner === name);
  if (match === undefined) throw new Error(`No pods ${name}`);
  return match[1];
};
const listPodContainers = ({ initContainers = [], containers }: PodSpec): Container[] => [
  ...initContainers,
  ...containers,
];
const containers = (): Container[] =>
  podOwners().flatMap(([, { template }]) => listPodContainers(template.spec));
/** Of a pod with a single container. */
const findContainer = (owner: string): Container => {
  const { containers: all } = findOwner(owner).template.spec;
  const [container] = all;
  if (container === undefined || all.length > 1) throw new Error(`${owner} has ${all.length}`);
  return container;
};
const listManifests = (kind: string): Manifest[] => manifests.filter((one) => one.kind === kind);
const findManifest = (kind: string, name: string): Manifest => {
  const match = listManifests(kind).find(({ metadata }) => metadata.name === name);
  if (match === undefined) throw new Error(`No ${kind} ${name}`);
  return match;
};
const isSelected = (
  { matchLabels = {}, matchExpressions = [] }: Selector,
  name: string,
): boolean => {
  const { labels } = findOwner(name).template.metadata;
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''))
  );
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
    expect(manifests.length).toBeGreaterThan(30);
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
      podOwners()
        .map(([name]) => name)
        .sort(),
    ).toEqual(['backup', 'http', 'migrate', 'publish', 'shell', 'worker', ...REMOTES].sort());
    const { version } = JSON.parse(readText('package.json')) as { version: string };
    expect(new Set(containers().map(({ image }) => image.split(':').at(-1)))).toEqual(
      new Set([version]),
    );
    for (const name of ['worker', 'migrate'])
      expect(findContainer(name).command).toEqual(findService(name).command);
    for (const name of FRONT_ENDS)
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

  it('keep to what Pod Security "restricted" asks of each pod', () => {
    expect(
      podOwners().map(([name, { template }]) => [name, listPodSecurityFaults(template.spec)]),
    ).toEqual(podOwners().map(([name]) => [name, []]));
  });

  it('bound every container, which writes nothing but its volumes and gains no rights', () => {
    const bounded = ['cpu', 'ephemeral-storage', 'memory'];
    for (const { name, resources = {}, securityContext } of containers()) {
      expect([name, Object.keys(resources.limits ?? {}).sort()]).toEqual([name, bounded]);
      expect([name, Object.keys(resources.requests ?? {}).sort()]).toEqual([name, bounded]);
      expect([name, securityContext]).toEqual([
        name,
        {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
      ]);
    }
    for (const [name, { template }] of podOwners())
      for (const { name: volume, emptyDir } of template.spec.volumes ?? [])
        if (emptyDir !== undefined)
          expect([name, volume, emptyDir]).toEqual([
            name,
            volume,
            expect.objectContaining({ sizeLimit: expect.stringMatching(/^\d+[MG]i$/) }),
          ]);
  });

  it.each(SERVED)('replace %s without a pause, on nodes and in zones of their own', (name) => {
    const { strategy, template, replicas } = findOwner(name);
    expect(strategy).toEqual({
      type: 'RollingUpdate',
      rollingUpdate: { maxSurge: 1, maxUnavailable: 0 },
    });
    expect(
      template.spec.topologySpreadConstraints?.map(({ topologyKey }) => topologyKey).sort(),
    ).toEqual(['kubernetes.io/hostname', 'topology.kubernetes.io/zone']);
    const { maxUnavailable, selector } = findManifest('PodDisruptionBudget', name).spec;
    expect(maxUnavailable).toBe(1);
    expect(SERVED.filter((other) => isSelected(selector ?? {}, other))).toEqual([name]);
    // A number of its own would undo that of the autoscaler at each apply.
    const scaler = listManifests('HorizontalPodAutoscaler').find(
      (one) => one.metadata.name === name,
    );
    expect([replicas, scaler?.spec.minReplicas]).toEqual(
      FRONT_ENDS.includes(name) ? [2, undefined] : [undefined, expect.any(Number)],
    );
    expect(scaler?.spec.minReplicas ?? 2).toBeGreaterThan(1);
    // A claim for one node would keep the new pod waiting for the old one.
    for (const { persistentVolumeClaim: claim } of template.spec.volumes ?? [])
      if (claim !== undefined) expect(claim).toEqual({ claimName: 'published', readOnly: true });
    expect(findManifest('PersistentVolumeClaim', 'published').spec.accessModes).toEqual([
      'ReadWriteMany',
    ]);
  });

  it('publish by a job, the shell first, into the folders that nginx serves', () => {
    const { spec } = findOwner('publish').template;
    expect(spec.initContainers?.map(({ name }) => name)).toEqual(['shell']);
    expect(spec.containers.map(({ name }) => name)).toEqual([...REMOTES]);
    const read = ({ env = [] }: Container, variable: string) =>
      env.find(({ name }) => name === variable)?.value;
    for (const container of listPodContainers(spec)) {
      expect(container.command).toEqual(['/docker-entrypoint.d/10-publish.sh', 'job']);
      const served = findContainer(container.name);
      expect([container.name, read(container, 'FILES')]).toEqual([
        container.name,
        read(served, 'FILES'),
      ]);
      expect(served.image).toBe(container.image);
      expect(read(served, 'PUBLISH')).toBe('off');
      expect(read(container, 'MAPS')).toBe(settings()['SOURCE_MAPS']);
      // Of the volume: no pod of a remote reaches another.
      if (container.name !== 'shell')
        expect(read(container, 'PORTAL_OFFERS')).toBe('/srv/pratiche/shell/offers.txt');
    }
    expect(readText('docker/front-end/Dockerfile')).toContain(
      'publish.sh /docker-entrypoint.d/10-publish.sh\n',
    );
  });

  it('send pages to the releases of the images, at origins that their policy names', () => {
    const { data = {} } = findManifest('ConfigMap', 'pratiche-remotes');
    const origins = readText('docker/kubernetes/overlays/example/front-ends.env');
    const { version } = JSON.parse(readText('package.json')) as { version: string };
    const entries = JSON.parse(data['remotes.json'] ?? '') as Record<string, string>;
    expect(Object.keys(entries)).toEqual([...REMOTES]);
    for (const address of Object.values(entries)) {
      const { origin, pathname } = new URL(address);
      expect(origins).toContain(origin);
      expect(pathname).toBe(`/${version}/remoteEntry.js`);
    }
    const shell = findContainer('shell');
    expect(shell.env).toContainEqual({ name: 'REMOTES_JSON', value: '/srv/remotes/remotes.json' });
    expect(shell.volumeMounts).toContainEqual({
      name: 'remotes',
      mountPath: '/srv/remotes',
      readOnly: true,
    });
  });

  it('call the http processes by their service, in whichever namespace', () => {
    const env = findContainer('shell').env ?? [];
    const servers = env.findIndex(({ name }) => name === 'BACKEND_SERVERS');
    const namespace = env.findIndex(({ name }) => name === 'NAMESPACE');
    expect(env[servers]?.value).toContain(
      'server http.$(NAMESPACE).svc.cluster.local:3000 resolve',
    );
    expect(env[namespace]?.valueFrom).toEqual({
      fieldRef: expect.objectContaining({ fieldPath: 'metadata.namespace' }),
    });
    // Kubernetes fills in only variables that came before.
    expect(namespace).toBeLessThan(servers);
    for (const file of ['shell', 'http', 'network-policies'])
      expect(readText(`docker/kubernetes/base/${file}.yaml`)).not.toMatch(/\.pratiche\.svc/);
  });

  it('let each pod reach what it needs and nothing else', () => {
    const policies = listManifests('NetworkPolicy').map(({ spec }) => spec);
    const reached = (name: string) =>
      policies
        .filter(({ podSelector, policyTypes }) =>
          policyTypes?.includes('Egress') ? isSelected(podSelector ?? {}, name) : false,
        )
        .flatMap(({ egress = [] }) => egress)
        .flatMap(({ ports = [] }) => ports.map(({ port }) => port))
        .sort((first, second) => first - second);
    expect(findManifest('NetworkPolicy', 'default-deny').spec).toMatchObject({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
    const names = [53, 53];
    expect(Object.fromEntries(podOwners().map(([name]) => [name, reached(name)]))).toEqual({
      http: [...names, 443, 3306, 6379],
      worker: [...names, 443, 465, 3306, 6379],
      migrate: [...names, 3306],
      backup: [...names, 443, 3306],
      shell: [...names, 3000],
      publish: [],
      ...Object.fromEntries(REMOTES.map((name) => [name, []])),
    });
    // Anywhere may be asked for a name alone.
    for (const { egress = [] } of policies)
      for (const { to, ports = [] } of egress)
        if (to === undefined) expect(ports.map(({ port }) => port)).toEqual(names);
  });

  it.each(['migrate', 'publish', 'backup'])('end %s that does not end, and clear away', (name) => {
    const { activeDeadlineSeconds, ttlSecondsAfterFinished, backoffLimit } = findOwner(name);
    expect(activeDeadlineSeconds).toBeGreaterThan(0);
    expect(backoffLimit).toBeGreaterThanOrEqual(0);
    // A CronJob keeps as many as its history says.
    if (name !== 'backup') expect(ttlSecondsAfterFinished).toBeGreaterThan(3600);
  });

  it('say which ingress takes the portal in', () => {
    expect(findManifest('Ingress', 'pratiche').spec.ingressClassName).toBe('nginx');
  });
});
