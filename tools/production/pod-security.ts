/** The part of a container's security context that the standard judges. */
interface ContainerSecurity {
  privileged?: boolean;
  allowPrivilegeEscalation?: boolean;
  runAsNonRoot?: boolean;
  runAsUser?: number;
  procMount?: string;
  capabilities?: { add?: string[]; drop?: string[] };
  seccompProfile?: { type: string };
  appArmorProfile?: { type: string };
  seLinuxOptions?: { type?: string; user?: string; role?: string };
  windowsOptions?: { hostProcess?: boolean };
}
export interface SecuredContainer {
  name: string;
  ports?: { containerPort?: number; hostPort?: number }[];
  securityContext?: ContainerSecurity;
}
export interface SecuredPod {
  containers: SecuredContainer[];
  initContainers?: SecuredContainer[];
  volumes?: Record<string, unknown>[];
  hostNetwork?: boolean;
  hostPID?: boolean;
  hostIPC?: boolean;
  securityContext?: ContainerSecurity & { sysctls?: { name: string }[] };
}

const VOLUME_KINDS = [
  'configMap',
  'csi',
  'downwardAPI',
  'emptyDir',
  'ephemeral',
  'persistentVolumeClaim',
  'projected',
  'secret',
];
const SAFE_SYSCTLS = [
  'kernel.shm_rmid_forced',
  'net.ipv4.ip_local_port_range',
  'net.ipv4.ip_local_reserved_ports',
  'net.ipv4.ip_unprivileged_port_start',
  'net.ipv4.ping_group_range',
  'net.ipv4.tcp_fin_timeout',
  'net.ipv4.tcp_keepalive_intvl',
  'net.ipv4.tcp_keepalive_probes',
  'net.ipv4.tcp_keepalive_time',
  'net.ipv4.tcp_syncookies',
];
const SELINUX_TYPES = [
  '',
  'container_t',
  'container_init_t',
  'container_kvm_t',
  'container_engine_t',
];

/**
 * Lists the rules of the Pod Security Standard "restricted" (and of "baseline" in it) that a pod breaks, each with the
 * container or volume that breaks it.
 * https://kubernetes.io/docs/concepts/security/pod-security-standards/
 */
export function listPodSecurityFaults(pod: SecuredPod): string[] {
  const faults: string[] = [];
  const check = (isKept: boolean, fault: string): void => {
    if (!isKept) faults.push(fault);
  };
  check(!pod.hostNetwork && !pod.hostPID && !pod.hostIPC, 'host namespaces');
  for (const { name } of pod.securityContext?.sysctls ?? [])
    check(SAFE_SYSCTLS.includes(name), `sysctl ${name}`);
  for (const { name, ...kinds } of pod.volumes ?? [])
    for (const kind of Object.keys(kinds))
      check(VOLUME_KINDS.includes(kind), `volume ${String(name)}: ${kind}`);
  for (const { name, ports = [], securityContext: own = {} } of [
    ...(pod.initContainers ?? []),
    ...pod.containers,
  ]) {
    // A container's own field takes the place of the pod's.
    const context: ContainerSecurity = { ...pod.securityContext, ...own };
    const { capabilities: { add = [], drop = [] } = {}, seLinuxOptions } = context;
    check(!ports.some(({ hostPort = 0 }) => hostPort !== 0), `${name}: host port`);
    check(!context.privileged, `${name}: privileged`);
    check(!context.windowsOptions?.hostProcess, `${name}: host process`);
    check(own.allowPrivilegeEscalation === false, `${name}: privilege escalation`);
    check(context.runAsNonRoot === true, `${name}: runAsNonRoot`);
    check(context.runAsUser !== 0, `${name}: runs as root`);
    check((context.procMount ?? 'Default') === 'Default', `${name}: procMount`);
    check(drop.includes('ALL'), `${name}: keeps capabilities`);
    check(
      add.every((capability) => capability === 'NET_BIND_SERVICE'),
      `${name}: adds capabilities`,
    );
    check(
      ['RuntimeDefault', 'Localhost'].includes(context.seccompProfile?.type ?? ''),
      `${name}: seccomp`,
    );
    check((context.appArmorProfile?.type ?? '') !== 'Unconfined', `${name}: AppArmor`);
    check(
      SELINUX_TYPES.includes(seLinuxOptions?.type ?? '') &&
        !seLinuxOptions?.user &&
        !seLinuxOptions?.role,
      `${name}: SELinux`,
    );
  }
  return faults;
}
