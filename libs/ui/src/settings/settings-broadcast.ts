import { applySettings, type PublicSettings } from '@pratiche/domain';
import { getOrCreateSingleton } from '../shared-singleton/shared-singleton.js';

type ApplySettings = (settings: PublicSettings) => void;

const settingsBroadcast = getOrCreateSingleton<{
  latest: PublicSettings | null;
  copies: Set<ApplySettings>;
}>('settings', () => ({
  latest: null,
  copies: new Set(),
}));

/** Each copy of this library has a domain library of its own, whose rules read the settings put in force there. */
settingsBroadcast.copies.add(applySettings);
if (settingsBroadcast.latest) applySettings(settingsBroadcast.latest);

/** Puts settings in force in all of them, and in those still to come. */
export function broadcastSettings(settings: PublicSettings): void {
  settingsBroadcast.latest = settings;
  for (const apply of settingsBroadcast.copies) apply(settings);
}
