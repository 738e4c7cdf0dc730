import { UserFacingError } from '../prepare/console-output.mjs';
import type { PlantedFault } from './planted-fault.types.ts';

/**
 * Applies a fault to the text of its file.
 * @throws UserFacingError when the text to replace does not occur exactly once
 */
export function plantFault(text: string, fault: PlantedFault): string {
  const found = text.split(fault.search).length - 1;
  if (found !== 1)
    throw new UserFacingError(
      `the fault "${fault.name}" is stale: its text occurs ${found} times in ${fault.file}, not once.`,
    );
  // A function, because `$&` and the like have a meaning in a replacement text.
  return text.replace(fault.search, () => fault.replacement);
}
