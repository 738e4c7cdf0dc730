import { selectPlural } from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import { CUSTOMER_IMPORT_TEXTS as TEXTS } from './texts.js';

interface CustomerImportButtonsProps {
  /** Drafts that would be made. */
  count: number;
  isBusy: boolean;
  isCreating: boolean;
  onClose: () => void;
  onCreate: () => void;
}

/** Footer of the import: cancel, or make the drafts. */
export function CustomerImportButtons(props: CustomerImportButtonsProps) {
  const { count, isBusy, isCreating, onClose, onCreate } = props;
  return (
    <>
      <Button onClick={onClose} disabled={isBusy}>
        {TEXTS.cancel}
      </Button>
      <Button type="primary" loading={isCreating} disabled={count === 0} onClick={onCreate}>
        {createButtonLabel(count)}
      </Button>
    </>
  );
}

const createButtonLabel = (count: number): string =>
  count === 0 ? TEXTS.create : selectPlural(count, TEXTS.createOne, TEXTS.createMany(count));
