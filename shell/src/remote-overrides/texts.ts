import { getOverridableRemoteLabel, type OverridableRemote } from '@pratiche/domain';

/** What every page says while one of its parts comes from elsewhere, in one place to proofread. */
export const REMOTE_OVERRIDE_TEXTS = {
  region: 'Parte in prova',
  describe: (remote: OverridableRemote, origin: string): string =>
    `In questo browser una parte è in prova: ${getOverridableRemoteLabel(remote)}, da ${origin}.`,
  describeEnd: (time: string): string => `Fino alle ${time}.`,
  remove: 'Togli',
} as const;
