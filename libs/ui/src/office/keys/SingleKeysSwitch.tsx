import { setSingleKeysOn, useSingleKeys } from '@pratiche/ui';
import { LIST_KEY_TEXTS } from '../texts.js';

/** Turns the keys of a single letter on and off, on this device and in all pages. */
export function SingleKeysSwitch() {
  const isOn = useSingleKeys();
  return (
    <label className="of-keys-switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={({ target }) => setSingleKeysOn(target.checked)}
      />
      {LIST_KEY_TEXTS.singleKeys}
    </label>
  );
}
