import { useSingleKeys } from '@pratiche/ui';
import { Fragment } from 'react';
import { setKeyHelpOpen } from './key-help-store.js';
import { SingleKeysSwitch } from './SingleKeysSwitch.js';
import { LIST_KEY_TEXTS } from '../texts.js';

interface ListKeysProps {
  /** The keys worth a place in the line: key and what it does. */
  keys: readonly (readonly [string, string])[];
}

/** The line under a list: its keys, the help with all of them, and the switch. */
export function ListKeys({ keys }: ListKeysProps) {
  const isOn = useSingleKeys();
  return (
    <div className="of-list-keys pr-muted">
      {isOn && (
        <p>
          {keys.map(([key, what], index) => (
            <Fragment key={key}>
              {index > 0 && ', '}
              <kbd>{key}</kbd> {what}
            </Fragment>
          ))}
        </p>
      )}
      <button
        type="button"
        className="pr-link-button"
        aria-haspopup="dialog"
        onClick={() => setKeyHelpOpen(true)}
      >
        {LIST_KEY_TEXTS.allKeys} {isOn && <kbd>?</kbd>}
      </button>
      <SingleKeysSwitch />
    </div>
  );
}
