import { Button, Dialog } from '@pratiche/ui';
import { useCommandGroups } from '../commands/useCommands.js';
import { listPageKeys } from './page-keys.js';
import { SingleKeysSwitch } from './SingleKeysSwitch.js';
import { KEY_HELP_TEXTS as TEXTS } from './help-texts.js';

/** Every key of the page, by part of it, and the switch for those of a single letter. */
export default function KeyHelpDialog({ onClose }: { onClose: () => void }) {
  const groups = listPageKeys(useCommandGroups());
  return (
    <Dialog
      open
      title={TEXTS.title}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {TEXTS.understood}
        </Button>
      }
    >
      <div className="of-keys-help">
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h2>{title}</h2>
            <dl>
              {keys.map(([key, what]) => (
                <div key={key + what}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <SingleKeysSwitch />
      <p className="pr-muted">{TEXTS.aboutSwitch}</p>
    </Dialog>
  );
}
