import { describe, expect, it } from '@jest/globals';
import { listPodSecurityFaults, type SecuredPod } from './pod-security.ts';

const POD: SecuredPod = {
  securityContext: {
    runAsNonRoot: true,
    runAsUser: 1000,
    seccompProfile: { type: 'RuntimeDefault' },
  },
  volumes: [{ name: 'tmp', emptyDir: {} }],
  containers: [
    {
      name: 'c',
      securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
    },
  ],
};
const withContext = (context: object): SecuredPod => ({
  ...POD,
  containers: [
    { name: 'c', securityContext: { ...POD.containers[0]?.securityContext, ...context } },
  ],
});

describe('the rules for pods', () => {
  it('are kept by a pod without rights', () => {
    expect(listPodSecurityFaults(POD)).toEqual([]);
  });

  it.each<[string, SecuredPod]>([
    ['host namespaces', { ...POD, hostPID: true }],
    ['volume host: hostPath', { ...POD, volumes: [{ name: 'host', hostPath: { path: '/' } }] }],
    [
      'sysctl kernel.msgmax',
      { ...POD, securityContext: { ...POD.securityContext, sysctls: [{ name: 'kernel.msgmax' }] } },
    ],
    [
      'c: host port',
      { ...POD, containers: [{ ...POD.containers[0], name: 'c', ports: [{ hostPort: 80 }] }] },
    ],
    ['c: privileged', withContext({ privileged: true })],
    ['c: host process', withContext({ windowsOptions: { hostProcess: true } })],
    ['c: privilege escalation', withContext({ allowPrivilegeEscalation: undefined })],
    ['c: runAsNonRoot', withContext({ runAsNonRoot: false })],
    ['c: runs as root', withContext({ runAsUser: 0 })],
    ['c: procMount', withContext({ procMount: 'Unmasked' })],
    ['c: keeps capabilities', withContext({ capabilities: {} })],
    ['c: adds capabilities', withContext({ capabilities: { drop: ['ALL'], add: ['SYS_PTRACE'] } })],
    ['c: seccomp', withContext({ seccompProfile: { type: 'Unconfined' } })],
    ['c: AppArmor', withContext({ appArmorProfile: { type: 'Unconfined' } })],
    ['c: SELinux', withContext({ seLinuxOptions: { user: 'root' } })],
    [
      'i: privilege escalation',
      {
        ...POD,
        initContainers: [{ name: 'i', securityContext: { capabilities: { drop: ['ALL'] } } }],
      },
    ],
  ])('name %s', (fault, pod) => {
    expect(listPodSecurityFaults(pod)).toEqual([fault]);
  });
});
