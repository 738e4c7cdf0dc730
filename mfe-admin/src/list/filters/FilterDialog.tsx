import { SERVICE_TYPES, type Choice } from '@pratiche/domain';
import { Button, DateField, Dialog, SelectField, TextField } from '@pratiche/ui';
import { useEffect, useState } from 'react';
import { dateRangeError, type AdminFilters } from './admin-filters.js';

interface FilterDialogProps {
  open: boolean;
  filters: AdminFilters;
  statuses: readonly Choice<string>[];
  operators: readonly Choice<string>[];
  onApply: (filters: AdminFilters) => void;
  onClose: () => void;
}

const FORM_ID = 'filter-form';
const SERVICES = SERVICE_TYPES.map(({ value, label }) => ({ value: String(value), label }));

/** Filters of a back-office list, applied on "Applica". */
export function FilterDialog({ open, onClose, ...rest }: FilterDialogProps) {
  const footer = (
    <>
      <Button onClick={onClose}>Annulla</Button>
      <Button type="primary" htmlType="submit" form={FORM_ID}>
        Applica
      </Button>
    </>
  );
  return (
    <Dialog open={open} title="Filtra le pratiche" footer={footer} onClose={onClose}>
      <FilterForm {...rest} />
    </Dialog>
  );
}

/** Lives as long as the dialog is open: each opening starts from the filters in force. */
function FilterForm({
  filters,
  statuses,
  operators,
  onApply,
}: Omit<FilterDialogProps, 'open' | 'onClose'>) {
  const [draft, setDraft] = useState(filters);
  const [tried, setTried] = useState(false);
  const set = (name: keyof AdminFilters) => (value: string | null) =>
    setDraft((before) => ({ ...before, [name]: value ?? undefined }));
  const error = dateRangeError(draft.dateFrom, draft.dateTo);
  const deadlineError = dateRangeError(draft.deadlineFrom, draft.deadlineTo);

  // The dialog would give the focus to its closing cross.
  useEffect(() => document.getElementById('filter-company')?.focus(), []);
  return (
    <form
      id={FORM_ID}
      className="board-filters"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (error === null && deadlineError === null) onApply(draft);
      }}
    >
      <TextField
        id="filter-company"
        label="Azienda"
        maxLength={100}
        value={draft.company ?? null}
        onChange={set('company')}
      />
      <TextField
        id="filter-client"
        label="Cliente"
        maxLength={100}
        value={draft.client ?? null}
        onChange={set('client')}
      />
      <SelectField
        id="filter-operator"
        label="Operatore"
        placeholder="Tutti"
        choices={operators}
        value={draft.operatorId ?? null}
        onChange={set('operatorId')}
      />
      <SelectField
        id="filter-status"
        label="Stato"
        placeholder="Tutti"
        choices={statuses}
        value={draft.status ?? null}
        onChange={set('status')}
      />
      <SelectField
        id="filter-service"
        label="Servizio"
        placeholder="Tutti"
        choices={SERVICES}
        value={draft.serviceType ?? null}
        onChange={set('serviceType')}
      />
      <DateFilters
        filters={draft}
        setFilter={set}
        error={tried ? error : null}
        deadlineError={tried ? deadlineError : null}
      />
    </form>
  );
}

function DateFilters({
  filters,
  setFilter,
  error,
  deadlineError,
}: {
  filters: AdminFilters;
  setFilter: (name: keyof AdminFilters) => (value: string | null) => void;
  error: string | null;
  deadlineError: string | null;
}) {
  return (
    <>
      <div className="ad-range">
        <DateField
          id="filter-from"
          label="Ricevuta dal"
          value={filters.dateFrom ?? null}
          onChange={setFilter('dateFrom')}
        />
        <DateField
          id="filter-to"
          label="Ricevuta al"
          value={filters.dateTo ?? null}
          onChange={setFilter('dateTo')}
          error={error}
        />
      </div>
      <div className="ad-range">
        <DateField
          id="filter-deadline-from"
          label="Scadenza dal"
          value={filters.deadlineFrom ?? null}
          onChange={setFilter('deadlineFrom')}
        />
        <DateField
          id="filter-deadline-to"
          label="Scadenza al"
          value={filters.deadlineTo ?? null}
          onChange={setFilter('deadlineTo')}
          error={deadlineError}
        />
      </div>
    </>
  );
}
