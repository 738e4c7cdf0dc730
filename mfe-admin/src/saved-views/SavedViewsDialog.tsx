import { REQUIRED_MESSAGE, SAVED_VIEW_NAME_MAX } from '@pratiche/domain';
import { Button, CheckboxField, Dialog, TextField } from '@pratiche/ui';
import { useEffect, useState } from 'react';
import { VIEW_NAME_ID, type SavedViewsState } from './useSavedViews.js';
import { SavedViewList } from './SavedViewList.js';
import { SAVED_VIEWS_TEXTS } from './texts.js';

interface SavedViewsDialogProps {
  open: boolean;
  views: SavedViewsState;
  onClose: () => void;
}

const FORM_ID = 'view-form';

/** Saves the current search, filters and order under a name, and manages the saved views. */
export function SavedViewsDialog({ open, views, onClose }: SavedViewsDialogProps) {
  const footer = (
    <>
      <Button onClick={onClose}>{SAVED_VIEWS_TEXTS.close}</Button>
      <Button type="primary" htmlType="submit" form={FORM_ID}>
        {SAVED_VIEWS_TEXTS.save}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={SAVED_VIEWS_TEXTS.title} footer={footer} onClose={onClose}>
      <SavedViewForm views={views} onDone={onClose} />
    </Dialog>
  );
}

/** Lives as long as the dialog is open. */
function SavedViewForm({ views, onDone }: { views: SavedViewsState; onDone: () => void }) {
  const [name, setName] = useState<string | null>(null);
  const [isDefault, setDefault] = useState(false);
  const [isShared, setShared] = useState(false);
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const written = name?.trim() ?? '';

  // The dialog would give the focus to its closing cross.
  useEffect(() => document.getElementById(VIEW_NAME_ID)?.focus(), []);

  async function save() {
    setTried(true);
    if (written === '') return;
    const failure = await views.addView({ name: written, isDefault, isShared });
    setProblem(failure);
    if (failure === null) onDone();
  }

  return (
    <>
      <div role="alert">
        {problem && (
          <div className="pr-alert pr-alert-error">
            <p>{problem}</p>
          </div>
        )}
      </div>
      <form
        id={FORM_ID}
        noValidate
        className="view-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p>{SAVED_VIEWS_TEXTS.about}</p>
        <TextField
          id={VIEW_NAME_ID}
          label={SAVED_VIEWS_TEXTS.name}
          required
          maxLength={SAVED_VIEW_NAME_MAX}
          value={name}
          onChange={setName}
          error={tried && written === '' ? REQUIRED_MESSAGE : null}
        />
        <CheckboxField
          id="view-default"
          label={SAVED_VIEWS_TEXTS.opensList}
          value={isDefault}
          onChange={setDefault}
        />
        <CheckboxField
          id="view-shared"
          label={SAVED_VIEWS_TEXTS.showToAll}
          value={isShared}
          onChange={setShared}
        />
      </form>
      {views.views.some(({ isOwn }) => isOwn) && (
        <>
          <h2 className="view-title">{SAVED_VIEWS_TEXTS.own}</h2>
          <SavedViewList views={views} onProblem={setProblem} />
        </>
      )}
    </>
  );
}
