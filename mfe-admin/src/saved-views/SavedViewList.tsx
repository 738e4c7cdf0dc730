import type { SavedViewDto } from '@pratiche/api';
import { Button, DeleteOutlined, EditOutlined, useConfirm, TextField } from '@pratiche/ui';
import { useState, useEffect } from 'react';
import { REQUIRED_MESSAGE, SAVED_VIEW_NAME_MAX } from '@pratiche/domain';
import { VIEW_NAME_ID, type SavedViewsState } from './useSavedViews.js';
import { SAVED_VIEWS_TEXTS } from './texts.js';

interface SavedViewListProps {
  views: SavedViewsState;
  /** Says why something could not be done; `null` once something was. */
  onProblem: (problem: string | null) => void;
}

/**
 * The buttons of a row return once its form is closed: the focus moves to the one that opened the
 * form.
 */
const renameButtonId = (id: number): string => `view-to-rename-${id}`;
const focusAfterRender = (id: string) => setTimeout(() => document.getElementById(id)?.focus(), 0);

/** Lists the saved views: set the default, rename, delete. */
export function SavedViewList({ views, onProblem }: SavedViewListProps) {
  const confirm = useConfirm();
  // Those of others are theirs to rename and delete.
  const ownViews = views.views.filter(({ isOwn }) => isOwn);
  const [renamed, setRenamed] = useState<number | null>(null);

  async function remove(view: SavedViewDto): Promise<void> {
    if (
      await confirm({
        title: SAVED_VIEWS_TEXTS.removeQuestion(view.name),
        text: SAVED_VIEWS_TEXTS.removeText,
        confirmLabel: SAVED_VIEWS_TEXTS.remove,
        danger: true,
      })
    ) {
      onProblem(await views.removeView(view));
      focusAfterRender(VIEW_NAME_ID);
    }
  }

  function close(id: number): void {
    setRenamed(null);
    focusAfterRender(renameButtonId(id));
  }

  return (
    <ul className="view-list">
      {ownViews.map((view) => (
        <li key={view.id}>
          {renamed === view.id ? (
            <RenameViewForm
              view={view}
              views={views}
              onDone={() => {
                close(view.id);
                onProblem(null);
              }}
              onCancel={() => close(view.id)}
            />
          ) : (
            <SavedViewRow
              view={view}
              views={views}
              onProblem={onProblem}
              onRename={() => setRenamed(view.id)}
              onRemove={() => void remove(view)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface SavedViewRowProps extends SavedViewListProps {
  view: SavedViewDto;
  onRename: () => void;
  onRemove: () => void;
}

function SavedViewRow({ view, views, onProblem, onRename, onRemove }: SavedViewRowProps) {
  return (
    <>
      <span>
        {view.name}
        {view.isDefault && <span className="pr-muted"> {SAVED_VIEWS_TEXTS.isDefault}</span>}
        {view.isShared && <span className="pr-muted"> {SAVED_VIEWS_TEXTS.isShared}</span>}
      </span>
      <Button
        size="small"
        aria-label={SAVED_VIEWS_TEXTS.changeDefaultOf(view.name, view.isDefault)}
        onClick={() => void views.changeView(view, { isDefault: !view.isDefault }).then(onProblem)}
      >
        {view.isDefault ? SAVED_VIEWS_TEXTS.unsetDefault : SAVED_VIEWS_TEXTS.setDefault}
      </Button>
      <Button
        size="small"
        aria-label={SAVED_VIEWS_TEXTS.changeSharedOf(view.name, view.isShared)}
        onClick={() => void views.changeView(view, { isShared: !view.isShared }).then(onProblem)}
      >
        {view.isShared ? SAVED_VIEWS_TEXTS.unshare : SAVED_VIEWS_TEXTS.share}
      </Button>
      <Button
        id={renameButtonId(view.id)}
        size="small"
        icon={<EditOutlined />}
        aria-label={SAVED_VIEWS_TEXTS.renameView(view.name)}
        title={SAVED_VIEWS_TEXTS.rename}
        onClick={onRename}
      />
      <Button
        size="small"
        danger
        icon={<DeleteOutlined />}
        aria-label={SAVED_VIEWS_TEXTS.removeView(view.name)}
        title={SAVED_VIEWS_TEXTS.remove}
        onClick={onRemove}
      />
    </>
  );
}

interface RenameViewFormProps {
  view: SavedViewDto;
  views: SavedViewsState;
  onDone: () => void;
  onCancel: () => void;
}

/** Renames a view, in place of its old name. */
function RenameViewForm({ view, views, onDone, onCancel }: RenameViewFormProps) {
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
