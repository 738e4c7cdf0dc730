/** What the units of a server are rendered from. */
export interface UnitsPlan {
  /** Folder of the built checkout on the server. */
  program: string;
  /** Node's executable there. */
  node: string;
  user: string;
  /** Port of each http process. */
  httpPorts: readonly number[];
  /** File with the variables of the portal. */
  environmentFile: string;
}

interface Unit {
  name: string;
  description: string;
  script: string;
  variables: Readonly<Record<string, string | number>>;
}

const FIRST_METRICS_PORT = 9464;
const WORKERS = ['pratiche-worker-1', 'pratiche-worker-2'];
/** A process that takes the question and says nothing for this long is hung. */
const HUNG_AFTER_SECONDS = 8;
/** Exit code of curl when the time is up; one that refuses a connection starts or ends. */
const CURL_TIMEOUT = 28;

/** Files for `/etc/systemd/system`, by name. */
export function renderUnits(plan: UnitsPlan): Record<string, string> {
  const http = plan.httpPorts.map((port, index): Unit => {
    const name = `pratiche-http-${index + 1}`;
    return {
      name,
      description: `Pratiche Infissi, requests on port ${port}`,
      script: 'main.js',
      variables: { HOST: '127.0.0.1', PORT: port },
    };
  });
  const workers = WORKERS.map((name): Unit => ({
    name,
    description: 'Pratiche Infissi, jobs',
    script: 'worker.js',
    variables: {},
  }));
  const all = [...http, ...workers];
  return {
    'pratiche.target': [
      '[Unit]',
      'Description=Pratiche Infissi',
      `Wants=${all.map(({ name }) => `${name}.service`).join(' ')} pratiche-watch.timer`,
      '',
      '[Install]',
      'WantedBy=multi-user.target',
      '',
    ].join('\n'),
    ...Object.fromEntries(
      all.map((unit, index) => [
        `${unit.name}.service`,
        renderProcess(plan, unit, FIRST_METRICS_PORT + index),
      ]),
    ),
    'pratiche-watch.service': renderWatch(plan),
    'pratiche-watch.timer': [
      '[Unit]',
      'Description=Pratiche Infissi, look for hung processes',
      'PartOf=pratiche.target',
      '',
      '[Timer]',
      'OnActiveSec=30s',
      'OnUnitInactiveSec=5s',
      'AccuracySec=1s',
      '',
    ].join('\n'),
  };
}

/** What no process of ours needs. */
const HARDENING = [
  'NoNewPrivileges=yes',
  'CapabilityBoundingSet=',
  'ProtectSystem=strict',
  'ProtectHome=read-only',
  'PrivateTmp=yes',
  'PrivateDevices=yes',
  'ProtectKernelTunables=yes',
  'ProtectControlGroups=yes',
  'RestrictSUIDSGID=yes',
  'LockPersonality=yes',
  'UMask=0077',
];

function renderProcess(plan: UnitsPlan, unit: Unit, metricsPort: number): string {
  const variables = {
    NODE_ENV: 'production',
    DATA_DIR: `/var/lib/${unit.name}`,
    NODE_COMPILE_CACHE: `/var/cache/${unit.name}`,
    METRICS_PORT: metricsPort,
    ...unit.variables,
  };
  return [
    '[Unit]',
    `Description=${unit.description}`,
    'Wants=network-online.target',
    'After=network-online.target mariadb.service redis-server.service',
    'PartOf=pratiche.target',
    // It is started again however often it ends.
    'StartLimitIntervalSec=0',
    '',
    '[Service]',
    'Type=exec',
    `User=${plan.user}`,
    ...Object.entries(variables).map(([name, value]) => `Environment=${name}=${value}`),
    `EnvironmentFile=${plan.environmentFile}`,
    `StateDirectory=${unit.name}`,
    `CacheDirectory=${unit.name}`,
    'StateDirectoryMode=0700',
    'CacheDirectoryMode=0700',
    `WorkingDirectory=/var/lib/${unit.name}`,
    `ExecStart="${plan.node}" --enable-source-maps "${plan.program}/backend/dist/src/${unit.script}"`,
    'Restart=always',
    'RestartSec=1s',
    // Requests and jobs in hand are finished first.
    'KillMode=mixed',
    'TimeoutStopSec=40s',
    ...HARDENING,
    '',
  ].join('\n');
}

/** As the portal's own user, who may end the processes; systemd starts them again. */
function renderWatch({ user, httpPorts }: UnitsPlan): string {
  const questions = [
    ...httpPorts.map((port, index) => ({
      unit: `pratiche-http-${index + 1}`,
      address: `127.0.0.1:${port}/api/health/live`,
    })),
    // They answer on the ports of their metrics, which follow those of the others.
    ...WORKERS.map((unit, index) => ({
      unit,
      address: `127.0.0.1:${FIRST_METRICS_PORT + httpPorts.length + index}/live`,
    })),
  ];
  return [
    '[Unit]',
    'Description=Pratiche Infissi, end hung processes',
    '',
    '[Service]',
    'Type=oneshot',
    `User=${user}`,
    ...questions.map(
      ({ unit, address }) =>
        `ExecStart=-/bin/sh -c 'curl -s -m ${HUNG_AFTER_SECONDS} -o /dev/null http://${address}; [ $$? -ne ${CURL_TIMEOUT} ] || kill -9 $$(systemctl show -p MainPID --value ${unit})'`,
    ),
    ...HARDENING,
    '',
  ].join('\n');
}
