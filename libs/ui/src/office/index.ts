/**
 * What antd draws for the back office. This part is shared apart from the rest of the library, and
 * antd itself follows in chunks of its own: a page of the fitters fetches none of it.
 */
import './office.css';
import '../status/status-change.css';

export { OfficeProvider } from './OfficeProvider.js';
export { useNotification, type Notify } from './notification.js';
export { announceStatusChange, listRevisions, offerUndo } from './undo/index.js';
export { PostponeDialog } from './postpone/LazyPostponeDialog.js';
export type { PostponedDossier } from './postpone/postpone.types.js';
export { hasResubmissionNote, ResubmissionNote } from './resubmission/ResubmissionNote.js';
export { useVerificationQuestion } from './verification/useVerificationQuestion.js';
export { usePostponement } from './postpone/usePostponement.js';
export { NumberedChoices } from './choices/NumberedChoices.js';
export { OfficeTable, type OfficeTableProps } from './OfficeTable.js';
export { OfficeTabs } from './OfficeTabs.js';
export { useCommandGroups, useCommands } from './commands/useCommands.js';
export type { CommandGroup, PageCommand } from './commands/command-store.js';
export type { PaletteFrameProps } from './palette/palette.types.js';
export { setKeyHelpOpen } from './keys/key-help-store.js';
export { ListKeys } from './keys/ListKeys.js';
export { SingleKeysSwitch } from './keys/SingleKeysSwitch.js';
export {
  useListKeys,
  type ListAction,
  type ListKeyOptions,
  type ListRowAction,
} from './keys/useListKeys.js';
export { useTopOverlay } from '../antd/overlay-stack.js';
export { AssignOperatorDialog } from './assign/AssignOperatorDialog.js';
export { useOperators } from './useOperators.js';
export { OfficePopover } from './OfficePopover.js';
export { OfficeMenuButton } from './OfficeMenuButton.js';
export { OfficeDescriptions } from './OfficeDescriptions.js';
export { OfficeUploadButton, OfficeUploadField } from './fields.js';
export { OfficeSortableTable } from './OfficeSortableTable.js';
export { SortableRowTools } from './SortableRowTools.js';
export { useRowMoves } from './useRowMoves.js';
export {
  OfficeChoicesField,
  OfficeColorField,
  OfficeDateField,
  OfficeDateRangeField,
  OfficeNumberField,
  OfficeRadioField,
  OfficeSelectField,
  OfficeSwitchField,
  OfficeTextField,
} from './fields.js';
export type { SortableRow, SortableTableProps } from './sortable-table.types.js';
export type {
  DateRange,
  DateRangeFieldProps,
  DescriptionRow,
  OfficeMenuItem,
  OfficeTab,
  OfficeRadioFieldProps,
  OfficeUploadButtonProps,
  OfficeUploadFieldProps,
} from './office.types.js';

/** The palette, fetched with the first Ctrl K. */
export const loadPalette = () => import('./palette/Palette.js');
export { ReturnDoubtsContext } from '../status/return-doubts-context.js';
export { ReturnReasonPicker } from '../status/ReturnReasonPicker.js';
export {
  useStatusChange,
  type StatusChangeRequest,
  type StatusTarget,
} from '../status/useStatusChange.js';
export { PreviewPanel } from '../preview/PreviewPanel.js';
export { submitOnCtrlEnter } from '../shortcuts/submit-on-ctrl-enter.js';
