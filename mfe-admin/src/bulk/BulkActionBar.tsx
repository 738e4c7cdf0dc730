import {
  selectPlural,
  type OfficeList,
  MAX_BULK_DOSSIERS,
  describeUnverified,
  type UnverifiedDocuments,
} from '@pratiche/domain';
import {
  CheckOutlined,
  DownloadOutlined,
  useBulkDocumentDownload,
  useConfirm,
  UserOutlined,
  Button,
} from '@pratiche/ui';
import { SelectionBar, type ListState } from '@pratiche/ui/lists';
import { AssignOperatorDialog } from '@pratiche/ui/office';
import { useState, useId, type ReactNode } from 'react';
import { BulkReportDialog } from './BulkReportDialog.js';
import { CorrectionsDialog } from './CorrectionsDialog.js';
import type { BulkActions } from './useBulkActions.js';
import { useBulkCommands } from './useBulkCommands.js';
import type { DossierSelection } from './useDossierSelection.js';
import { useUnverifiedDocuments } from './useUnverifiedDocuments.js';
import { useEligibleDossiers, type EligibleDossiers } from './useEligibleDossiers.js';
import { useMatchingDossiers } from './useMatchingDossiers.js';
import { BULK_TEXTS } from './texts.js';

interface BulkActionBarProps {
  selection: DossierSelection;
  bulk: BulkActions;
  state: OfficeList;
  list: MatchingList;
}

const NOUN = BULK_TEXTS.chosenNoun;

const askAcceptance = ({ ids, note }: EligibleDossiers, unverified: UnverifiedDocuments) => {
  const points = describeUnverified(unverified);
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

/** Accepts after a question that counts documents not verified and dossiers without Ecobonus. */
function useAcceptance(bulk: BulkActions) {
  const confirm = useConfirm();
  const { countUnverified } = useUnverifiedDocuments();
  const [isCounting, setIsCounting] = useState(false);
  async function accept(eligible: EligibleDossiers): Promise<void> {
    if (isCounting) return;
    setIsCounting(true);
    const unverified = await countUnverified(eligible.ids);
    setIsCounting(false);
    if (unverified === null) return;
    if (await confirm(askAcceptance(eligible, unverified))) await bulk.acceptDossiers(eligible.ids);
  }
  return { accept, isCounting };
}

/** What an operator can do with the ticked dossiers. */
export function BulkActionBar({ selection, bulk, state, list }: BulkActionBarProps) {
  const [dialog, setDialog] = useState<'assign' | 'return' | null>(null);
  const { accept, isCounting } = useAcceptance(bulk);
  const { downloadDocuments, isStarting } = useBulkDocumentDownload();
  const eligibleFor = useEligibleDossiers(selection);
  // Received dossiers can be accepted and returned; processed ones are past it.
  const isReceived = state === 'RECEIVED';

  useBulkCommands({
    selection,
    eligibleFor,
    bulk,
    isReceived,
    onAccept: (eligible) => void accept(eligible),
    onAsk: setDialog,
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
          onClick={() => setDialog('assign')}
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
      <AssignOperatorDialog
        open={dialog === 'assign'}
        count={eligibleFor('assign').ids.length}
        onClose={() => setDialog(null)}
        onAssign={(operatorId) => {
          setDialog(null);
          void bulk.assignOperator(eligibleFor('assign').ids, operatorId);
        }}
      />
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
}: {
  button: DescribeButton;
  onAccept: () => void;
  onReturn: () => void;
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
  onClick: () => void;
}

/** An action on the chosen dossiers, which says before how many it can be done with. */
function BulkActionButton(props: BulkActionButtonProps) {
  const { eligible, label, icon, primary = false, busy, disabled, onClick } = props;
  const id = useId();
  const { ids, note } = eligible;
  return (
    <span className="bulk-action">
      <Button
        {...(primary ? { type: 'primary' as const } : {})}
        icon={icon}
        loading={busy}
        disabled={disabled || ids.length === 0}
        {...(note === null ? {} : { 'aria-describedby': id, title: note })}
        onClick={onClick}
      >
        {label}
      </Button>
      {note !== null && (
        <span id={id} className="bulk-note">
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
      loading={isLoading}
      onClick={() => void loadMatching().then((found) => found && selection.selectMatching(found))}
    >
      {isTooMany ? BULK_TEXTS.selectFirst(MAX_BULK_DOSSIERS) : BULK_TEXTS.selectAll(total)}
    </Button>
  );
}
