import { Redis } from 'ioredis';
import type { PortalProcess, Stack } from './production-stack.js';
import type { SeededRandom } from './seeded-random.js';

/** What goes wrong, how often beside the others, and how it is healed. */
interface Fault {
  name: string;
  weight: number;
  /** @returns what heals it */
  strike(stack: Stack, random: SeededRandom): Promise<() => Promise<void>>;
}

const nothing = () => Promise.resolve();
const pickProcess = ({ processes }: Stack, kind: PortalProcess['kind'], random: SeededRandom) =>
  random.pick(processes.filter((one) => one.kind === kind));

const kill = (kind: PortalProcess['kind']): Fault['strike'] => {
  return async (stack, random) => {
    await pickProcess(stack, kind, random).child.kill9();
    // Its supervisor has it running once the servers that it needs are there again.
    return nothing;
  };
};

const hold = (kind: PortalProcess['kind']): Fault['strike'] => {
  return async (stack, random) => {
    const { child } = pickProcess(stack, kind, random);
    child.sendSignal('SIGSTOP');
    return async () => child.sendSignal('SIGCONT');
  };
};

const slow = (which: 'database' | 'redis'): Fault['strike'] => {
  return async ({ proxies }, random) => {
    proxies[which].delayMs = random.between(10, which === 'database' ? 60 : 500);
    return async () => {
      proxies[which].delayMs = 0;
    };
  };
};

export const FAULTS: readonly Fault[] = [
  { name: 'http process killed', weight: 3, strike: kill('http') },
  { name: 'worker killed', weight: 3, strike: kill('worker') },
  { name: 'http process held', weight: 2, strike: hold('http') },
  { name: 'worker held', weight: 2, strike: hold('worker') },
  { name: 'slow way to the database', weight: 2, strike: slow('database') },
  { name: 'slow way to Redis', weight: 2, strike: slow('redis') },
  {
    name: 'silent way to the database',
    weight: 1,
    strike: async ({ proxies }) => {
      proxies.database.isSilent = true;
      return async () => {
        proxies.database.isSilent = false;
      };
    },
  },
  {
    name: 'database killed',
    weight: 1,
    strike: async ({ mariadb }) => {
      await mariadb.kill9();
      return () => mariadb.start();
    },
  },
  {
    name: 'Redis killed',
    weight: 1,
    strike: async ({ redis }) => {
      await redis.kill9();
      return () => redis.start();
    },
  },
  {
    name: 'Redis emptied',
    weight: 1,
    strike: async ({ redis }) => {
      const connection = new Redis(redis.url);
      await connection.flushall();
      connection.disconnect();
      return nothing;
    },
  },
  {
    name: 'mail server silent',
    weight: 1,
    strike: async ({ proxies }) => {
      proxies.mail.isSilent = true;
      return async () => {
        proxies.mail.isSilent = false;
      };
    },
  },
];
