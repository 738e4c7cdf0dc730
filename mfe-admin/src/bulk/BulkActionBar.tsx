import {
  selectPlural,
  type OfficeList,
  MAX_BULK_DOSSIERS,
  describeUnverified,
  sumOpenPoints,
  type BulkOpenPoints,
  type UnverifiedDocuments,
} from '@pratiche/domain';
import {
  CheckOutlined,
  DownloadOutlined,
  useBulkDocumentDownload,
  isPageKey,
  useConfirm,
  useKeyDown,
  UserOutlined,
  Button,
  Dropdown,
  type MenuItem,
} from '@pratiche/ui';
import { SelectionBar, type ListState } from '@pratiche/ui/lists';
import type { PostponedDossier } from '@pratiche/ui/office';
import { useState, useId, type ReactNode } from 'react';
import { formatSubject } from './bulk-row.js';
import { BulkReportDialog } from './BulkReportDialog.js';
import { CorrectionsDialog } from './CorrectionsDialog.js';
import type { BulkActions } from './useBulkActions.js';
import { useAssignees } from './useAssignees.js';
import { useBulkCommands } from './useBulkCommands.js';
import type { DossierSelection } from './useDossierSelection.js';
import { toOpenPoints, useUnverifiedDocuments } from './useUnverifiedDocuments.js';
import { useEligibleDossiers, type EligibleDossiers } from './useEligibleDossiers.js';
import { useMatchingDossiers } from './useMatchingDossiers.js';
import { BULK_TEXTS } from './texts.js';

interface BulkActionBarProps {
  selection: DossierSelection;
  bulk: BulkActions;
  onPostpone: (dossiers: readonly PostponedDossier[]) => void;
  state: OfficeList;
  list: MatchingList;
}

const NOUN = BULK_TEXTS.chosenNoun;

const askAcceptance = (
  { ids, note }: EligibleDossiers,
  unverified: UnverifiedDocuments,
  open: BulkOpenPoints,
) => {
  const points = describeUnverified(unverified, open);
  const rest = note === null ? '' : BULK_TEXTS.othersStay(note);
  return {
    title: selectPlural(ids.length, BULK_TEXTS.acceptOne, BULK_TEXTS.acceptMany(ids.length)),
    text: (
      <>
        {points !== null && (
          <p>
            <strong>{points}</strong>
          </p>
        )}
        <p>{BULK_TEXTS.acceptText(rest)}</p>
      </>
    ),
    confirmLabel: points !== null ? BULK_TEXTS.acceptAnyway : BULK_TEXTS.accept,
  };
};

const listCredits = ({ rows }: DossierSelection, { ids }: EligibleDossiers) =>
  ids.map((id) => rows.find((row) => row.id === id)?.chargedCredits ?? null);

/** Accepts after one question that counts documents not verified, what else is open, and dossiers without Ecobonus. */
function useAcceptance(bulk: BulkActions, { rows }: DossierSelection) {
  const confirm = useConfirm();
  const { countUnverified } = useUnverifiedDocuments();
  const [isCounting, setIsCounting] = useState(false);
  async function accept(eligible: EligibleDossiers): Promise<void> {
    if (isCounting) return;
    setIsCounting(true);
    const unverified = await countUnverified(eligible.ids);
    setIsCounting(false);
    if (unverified === null) return;
    const chosen = rows.filter(({ id }) => eligible.ids.includes(id));
    const open = sumOpenPoints(chosen.map(toOpenPoints));
    if (await confirm(askAcceptance(eligible, unverified, open)))
      await bulk.acceptDossiers(eligible.ids, open.requests > 0);
  }
  return { accept, isCounting };
}

/** What an operator can do with the ticked dossiers. */
export function BulkActionBar({ selection, bulk, onPostpone, state, list }: BulkActionBarProps) {
  const [dialog, setDialog] = useState<'return' | null>(null);
  const { accept, isCounting } = useAcceptance(bulk, selection);
  const { downloadDocuments, isStarting } = useBulkDocumentDownload();
  const eligibleFor = useEligibleDossiers(selection);
  const assignees = useAssignees();
  // Received dossiers can be accepted and returned; processed ones are past it.
  const isReceived = state === 'RECEIVED';

  const postpone = ({ ids }: EligibleDossiers) =>
    onPostpone(
      selection.rows
        .filter(({ id }) => ids.includes(id))
        .map((row) => ({ id: row.id, revision: row.revision, subject: formatSubject(row) })),
    );
  useKeyDown(selection.count > 0, (event) => {
    // What is open above, a window or a field, has Esc first.
    if (event.key !== 'Escape' || event.defaultPrevented || !isPageKey(event)) return;
    event.preventDefault();
    selection.clearSelection();
  });

  useBulkCommands({
    selection,
    eligibleFor,
    bulk,
    assignees,
    isReceived,
    onAccept: (eligible) => void accept(eligible),
    onReturn: () => setDialog('return'),
    onPostpone: postpone,
    onDownload: ({ ids }) => downloadDocuments(ids),
  });
  const button: DescribeButton = (name) => ({
    eligible: eligibleFor(name),
    busy: bulk.busy === name || (isCounting && name === 'accept'),
    disabled: bulk.busy !== null,
  });
  return (
    <>
      <SelectionBar selection={selection} noun={NOUN}>
        <SelectMatchingButton selection={selection} state={state} list={list} />
        {isReceived && (
          <ReceivedActions
            button={button}
            onAccept={() => void accept(eligibleFor('accept'))}
            onReturn={() => setDialog('return')}
            postponable={eligibleFor('postpone')}
            onPostpone={() => postpone(eligibleFor('postpone'))}
          />
        )}
        <BulkActionButton
          {...button('take')}
          icon={<UserOutlined />}
          label={BULK_TEXTS.take}
          onClick={() => void bulk.assignToSelf(eligibleFor('take').ids)}
        />
        <BulkActionButton
          {...button('assign')}
          label={BULK_TEXTS.assign}
          menu={assignees.map(({ key, label, operatorId }) => ({
            key,
            label,
            onClick: () => void bulk.assignOperator(eligibleFor('assign').ids, operatorId),
          }))}
        />
        <BulkActionButton
          eligible={eligibleFor('download')}
          busy={isStarting}
          disabled={false}
          icon={<DownloadOutlined />}
          label={BULK_TEXTS.download}
          onClick={() => downloadDocuments(eligibleFor('download').ids)}
        />
      </SelectionBar>
      <CorrectionsDialog
        open={dialog === 'return'}
        credits={listCredits(selection, eligibleFor('return'))}
        onClose={() => setDialog(null)}
        onReturn={(reason) => {
          setDialog(null);
          void bulk.returnDossiers(eligibleFor('return').ids, reason);
        }}
      />
      <BulkReportDialog report={bulk.report} onClose={bulk.closeReport} />
    </>
  );
}

type DescribeButton = (
  name: NonNullable<BulkActions['busy']>,
) => Pick<Parameters<typeof BulkActionButton>[0], 'eligible' | 'busy' | 'disabled'>;

/** What is possible while a dossier is checked. */
function ReceivedActions({
  button,
  onAccept,
  onReturn,
  postponable,
  onPostpone,
}: {
  button: DescribeButton;
  onAccept: () => void;
  onReturn: () => void;
  postponable: EligibleDossiers;
  onPostpone: () => void;
}) {
  return (
    <>
      <BulkActionButton
        {...button('accept')}
        primary
        icon={<CheckOutlined />}
        label={BULK_TEXTS.accept}
        onClick={onAccept}
      />
      <BulkActionButton
        {...button('return')}
        label={BULK_TEXTS.askCorrections}
        onClick={onReturn}
      />
      <BulkActionButton
        eligible={postponable}
        busy={false}
        disabled={button('accept').disabled}
        label={BULK_TEXTS.postpone}
        onClick={onPostpone}
      />
    </>
  );
}

interface BulkActionButtonProps {
  eligible: EligibleDossiers;
  label: string;
  icon?: ReactNode;
  primary?: boolean;
  busy: boolean;
  disabled: boolean;
  onClick?: () => void;
  /** Choices below the button instead of an act of its own. */
  menu?: readonly MenuItem[];
}

/** An action on the chosen dossiers, which says before how many it can be done with. */
function BulkActionButton(props: BulkActionButtonProps) {
  const { eligible, label, icon, primary = false, busy, disabled, onClick, menu } = props;
  const id = useId();
  const { ids, note } = eligible;
  const button = (
    <Button
      size="small"
      {...(primary ? { type: 'primary' as const } : {})}
      {...(menu === undefined ? {} : { 'aria-haspopup': 'menu' as const })}
      icon={icon}
      loading={busy}
      disabled={disabled || ids.length === 0}
      {...(note === null ? {} : { 'aria-describedby': id, title: note })}
      onClick={onClick}
    >
      {label}
      {note !== null && <span aria-hidden="true"> ({ids.length})</span>}
    </Button>
  );
  return (
    <span className="bulk-action">
      {menu === undefined ? button : <Dropdown menu={{ items: menu }}>{button}</Dropdown>}
      {note !== null && (
        <span id={id} className="pr-visually-hidden">
          {note}
        </span>
      )}
    </span>
  );
}

interface MatchingList {
  params: ListState;
  /** Dossiers that match the filters. */
  total: number;
  isMore: boolean;
  /** Rows of the page. */
  shown: number;
}

interface SelectMatchingButtonProps {
  selection: DossierSelection;
  state: OfficeList;
  list: MatchingList;
}

/** Once the whole page is ticked, offers all that match, up to what one action takes. */
function SelectMatchingButton({ selection, state, list }: SelectMatchingButtonProps) {
  const { isLoading, loadMatching } = useMatchingDossiers(state, list.params);
  const { total, isMore, shown } = list;
  if (selection.isBeyondPage || selection.count < shown || total <= shown) return null;
  const isTooMany = isMore || total > MAX_BULK_DOSSIERS;
  return (
    <Button
      size="small"
      loading={isLoading}
      onClick={() => void loadMatching().then((found) => found && selection.selectMatching(found))}
    >
      {isTooMany ? BULK_TEXTS.selectFirst(MAX_BULK_DOSSIERS) : BULK_TEXTS.selectAll(total)}
    </Button>
  );
}
