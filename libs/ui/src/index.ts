export { isOtherVersion } from './kept/kept.js';
import './theme/styles.js';
import { countInstance } from './instance.js';

countInstance();

export * from './basic/index.js';
export * from './icons.js';
export { AppProviders } from './providers/AppProviders.js';
export { PageFrame } from './providers/PageFrame.js';
export { queryClient } from './providers/query-client.js';
export { useSession, type Session } from './session/useSession.js';
export { useApi } from './session/useApi.js';
export { useSettings, useSettingsQuery } from './settings/useSettings.js';
export { LoginBox } from './session/LoginBox.js';
export { useAlerts, type Alerts } from './alerts/useAlerts.js';
export type { AlertAction, AlertOptions } from './alerts/store.js';
export { AlertBanner } from './alerts/AlertBanner.js';
export { errorText } from './alerts/error-text.js';
export { PageHeader, PRODUCT_NAME } from './page/PageHeader.js';
export { useIsPhone, useMediaQuery } from './page/useMediaQuery.js';
export { useOnline } from './page/useOnline.js';
export { EmptyState } from './feedback/EmptyState.js';
export { LoadingState } from './feedback/LoadingState.js';
export { ErrorState } from './feedback/ErrorState.js';
export { Waiting } from './feedback/Waiting.js';
export { fetchWindows } from './on-demand/fetch-later.js';
export { whenOnline } from './on-demand/when-online.js';
export { useAttempt, type Attempt } from './feedback/useAttempt.js';
export { Dropdown, type MenuItem } from './menu/Dropdown.js';
export { Dialog } from './dialogs/Dialog.js';
export { ConfirmDialog, type ConfirmDialogProps } from './dialogs/ConfirmDialog.js';
export { useConfirm, type Confirm, type Question } from './dialogs/confirm-context.js';
export { StatusBar } from './status/StatusBar.js';
export { MessageMarks } from './status/MessageMarks.js';
export { DeadlineLight } from './status/DeadlineLight.js';
export { ReasonAttachment } from './status/ReasonAttachment.js';
export { useLastReturn } from './status/useLastReturn.js';
export { useStatusChange, type StatusTarget } from './status-change/useStatusChange.js';
export { StatusSelect } from './status-change/StatusSelect.js';
export { useDuplicate } from './duplicate/useDuplicate.js';
export { useDownload } from './download/useDownload.js';
export { useDownloadMany } from './download/useDownloadMany.js';
export { useWorks } from './works/useWorks.js';
export { WorksButton } from './works/WorksButton.js';
export { Money } from './format/Money.js';
export { DateText } from './format/DateText.js';
export { EmailText } from './format/EmailText.js';
export {
  formatBytes,
  formatCredits,
  formatMoney,
  formatNumber,
  formatSignedCredits,
  parseNumber,
} from './format/number.js';
export { formatDay, formatMoment, formatMomentDay, formatTime, parseDay } from './format/date.js';
export { DataTable } from './table/DataTable.js';
export type { Column, DataTableProps, RowAction } from './table/types.js';
export { useListParams, type ListQuery, type ListState } from './table/useListParams.js';
export { PAGE_SIZES, type ListParams } from './table/list-params.js';
export { useServerList } from './table/useServerList.js';
export { useRowKeys } from './table/useRowKeys.js';
export { isDialogOpen, isTyping } from './table/row-keys.js';
export { useSelection, type Selection } from './table/useSelection.js';
export { SelectionBar } from './table/SelectionBar.js';
export { FilterChips, type FilterChip } from './table/FilterChips.js';
export { SearchBox } from './table/SearchBox.js';
export { usePausedText } from './table/usePausedText.js';
export type { FieldProps } from './fields/types.js';
export { TextField, type TextFieldProps } from './fields/TextField.js';
export { PasswordField } from './fields/PasswordField.js';
export { NumberField, type NumberFieldProps } from './fields/NumberField.js';
export { SelectField, type SelectFieldProps } from './fields/SelectField.js';
export { RadioField, YES_NO, type RadioFieldProps } from './fields/RadioField.js';
export { CheckboxField } from './fields/CheckboxField.js';
export { DateField, type DateFieldProps } from './fields/DateField.js';
export { ComboField, type ComboFieldProps } from './fields/ComboField.js';
export { SuggestField, type SuggestFieldProps } from './fields/SuggestField.js';
export { HelpButton } from './fields/HelpButton.js';
export { ACCEPTED_FILES } from '@pratiche/domain';
export { FILE_TOO_LARGE, FileDrop, MAX_FILE_BYTES, type FileDropProps } from './upload/FileDrop.js';
export { FileInput } from './upload/FileInput.js';
export { PreviewDialog } from './preview/PreviewDialog.js';
export { PreviewPanel } from './preview/PreviewPanel.js';
export type { LoadFile, PreviewFile, PreviewProps } from './preview/types.js';
export { type UploadItem } from './upload/UploadProgress.js';
export { Stepper, type Step, type StepperProps } from './stepper/Stepper.js';
export { CompactStepper } from './stepper/CompactStepper.js';
export { QrCode } from './qr/QrCode.js';
