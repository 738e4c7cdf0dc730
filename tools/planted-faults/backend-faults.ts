import type { PlantedFault } from './planted-fault.types.ts';

const createBackendFaults = (
  filter: string,
  faults: readonly Pick<PlantedFault, 'name' | 'file' | 'search' | 'replacement'>[],
): PlantedFault[] =>
  faults.map((fault) => ({
    ...fault,
    file: `backend/src/${fault.file}`,
    project: 'backend',
    filter,
  }));

/** Faults on the server that its unit tests notice. */
export const BACKEND_FAULTS: readonly PlantedFault[] = [
  ...createBackendFaults('src/platform/mail/mail.test', [
    {
      name: 'the heading of an e-mail is not escaped',
      file: 'platform/mail/mail-layout.util.ts',
      search: '${toHtml(heading)}</h1>',
      replacement: '${heading}</h1>',
    },
    {
      name: 'the button of an e-mail is not escaped',
      file: 'platform/mail/mail-layout.util.ts',
      search: 'font-weight:600">${escapeHtml(label)}</a></p>',
      replacement: 'font-weight:600">${label}</a></p>',
    },
    {
      name: 'a line break in a subject begins another header',
      file: 'platform/mail/mail-layout.util.ts',
      search: "template.subject.replace(/\\s+/g, ' ').trim()",
      replacement: 'template.subject.trim()',
    },
  ]),
  ...createBackendFaults('src/platform/jobs/jobs.test', [
    {
      name: 'two workers claim the same job',
      file: 'platform/jobs/job.repository.ts',
      search: 'this.jobs.update({ id, status, attempts }, to)',
      replacement: 'this.jobs.update({ id }, to)',
    },
    {
      name: 'a job is given up one attempt late',
      file: 'platform/jobs/job.repository.ts',
      search: 'countFailures(job) >= maxAttempts',
      replacement: 'countFailures(job) > maxAttempts',
    },
    {
      name: 'a job whose worker died is never taken over',
      file: 'platform/jobs/job.repository.ts',
      search: "where: { status: 'running', leaseUntil: LessThan(new Date()) }",
      replacement: "where: { status: 'dead', leaseUntil: LessThan(new Date()) }",
    },
    {
      name: 'an attempt whose worker died counts as a failure',
      file: 'platform/jobs/job.repository.ts',
      search: "job.interruptions + (job.status === 'running' ? 1 : 0)",
      replacement: 'job.interruptions',
    },
    {
      name: 'jobs run before they are due',
      file: 'platform/jobs/job.repository.ts',
      search: "{ status: 'pending', runAt: LessThanOrEqual(now) }",
      replacement: "{ status: 'pending' }",
    },
  ]),
  ...createBackendFaults('src/platform/config/app-config', [
    {
      name: 'the demo set-up listens on every address',
      file: 'platform/config/app-config.factory.ts',
      search: '...(LOOPBACK_HOSTS.has(given.HOST)',
      replacement: "...(given.HOST !== ''",
    },
    {
      name: 'production starts without a secret',
      file: 'platform/config/app-config.factory.ts',
      search: 'if (given.JWT_SECRET === undefined)',
      replacement: "if (given.JWT_SECRET?.[0] === '')",
    },
    {
      name: 'blank variables count as given',
      file: 'platform/config/app-config.factory.ts',
      search: "value !== undefined && value.trim() !== ''",
      replacement: 'value !== undefined',
    },
  ]),
  ...createBackendFaults('src/platform/files/file-name', [
    {
      name: 'the name of an upload keeps the extension of a program',
      file: 'platform/files/file-name.util.ts',
      search: 'last !== undefined && extensions.includes(last) ? last : type.extensions[0]',
      replacement: 'last ?? type.extensions[0]',
    },
    {
      name: 'two files of a dossier get the same name in other capitals',
      file: 'platform/files/file-name.util.ts',
      search: '!taken.has(normalizeSearchText(candidate))',
      replacement: '!taken.has(candidate)',
    },
  ]),
  ...createBackendFaults('src/platform/audit/access-log', [
    {
      name: 'the access log repeats a reading at every request',
      file: 'platform/audit/access-log.service.ts',
      search: '    this.recent.add(key);\n',
      replacement: '',
    },
    {
      name: 'the access log takes two networks of a reader for one',
      file: 'platform/audit/access-log.service.ts',
      search: '[by.id, address, action,',
      replacement: '[by.id, action,',
    },
  ]),
  ...createBackendFaults('src/platform/rate-limiting/client-network', [
    {
      name: 'every address of an IPv6 household may guess anew',
      file: 'platform/rate-limiting/client-network.util.ts',
      search: 'NETWORK_GROUPS = 4',
      replacement: 'NETWORK_GROUPS = 8',
    },
  ]),
  ...createBackendFaults('src/module/owner-notification', [
    {
      name: 'the owner gets no e-mail when a dossier is completed',
      file: 'module/owner-notification.listener.ts',
      search: 'completed: (event) => this.notifyDossierCompleted(event)',
      replacement: 'completed: (event) => this.notifyStatusAdvanced(event)',
    },
  ]),
];
