import { applySettings, type PublicSettings } from '@pratiche/domain';
import { keptOnce } from '../kept/kept.js';

type Apply = (settings: PublicSettings) => void;

const kept = keptOnce<{ latest: PublicSettings | null; copies: Set<Apply> }>('settings', () => ({
  latest: null,
  copies: new Set(),
}));

/** Each copy of this library has a domain library of its own, whose rules read the settings put in force there. */
kept.copies.add(applySettings);
if (kept.latest) applySettings(kept.latest);

/** Puts settings in force in all of them, and in those still to come. */
export function applyEverywhere(settings: PublicSettings): void {
  kept.latest = settings;
  for (const apply of kept.copies) apply(settings);
}
