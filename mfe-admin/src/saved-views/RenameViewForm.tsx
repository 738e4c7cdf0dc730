import type { SavedViewDto } from '@pratiche/api';
import { REQUIRED_MESSAGE, SAVED_VIEW_NAME_MAX } from '@pratiche/domain';
import { Button, TextField } from '@pratiche/ui';
import { useEffect, useState } from 'react';
import type { SavedViewsState } from './useSavedViews.js';
import { SAVED_VIEWS_TEXTS } from './texts.js';

interface RenameViewFormProps {
  view: SavedViewDto;
  views: SavedViewsState;
  onDone: () => void;
  onCancel: () => void;
}

/** Renames a view, in place of its old name. */
export function RenameViewForm({ view, views, onDone, onCancel }: RenameViewFormProps) {
  const id = `view-rename-${view.id}`;
  const [name, setName] = useState<string | null>(view.name);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => document.getElementById(id)?.focus(), [id]);

  async function rename(): Promise<void> {
    const written = name?.trim() ?? '';
    const failure =
      written === '' ? REQUIRED_MESSAGE : await views.changeView(view, { name: written });
    setError(failure);
    if (failure === null) onDone();
  }

  return (
    <form
      className="view-rename"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <TextField
        id={id}
        label={SAVED_VIEWS_TEXTS.newName}
        required
        maxLength={SAVED_VIEW_NAME_MAX}
        value={name}
        onChange={setName}
        error={error}
      />
      <Button type="primary" htmlType="submit">
        {SAVED_VIEWS_TEXTS.rename}
      </Button>
      <Button onClick={onCancel}>{SAVED_VIEWS_TEXTS.cancel}</Button>
    </form>
  );
}
