export { getOrCreateSingleton, isVersionMismatch } from './shared-singleton/shared-singleton.js';
import './theme/styles.js';
import { countLibraryInstance } from './shared-singleton/instance-counter.js';

countLibraryInstance();

export * from './basic/index.js';
export { default as Drawer } from './lazy/Drawer.js';
export * from './icons.js';
export { AppProviders } from './providers/AppProviders.js';
export { RemotePageProviders } from './providers/RemotePageProviders.js';
export { queryClient } from './providers/query-client.js';
export { useSession, type Session } from './session/useSession.js';
export { useApi } from './session/useApi.js';
export { SettingsProvider } from './settings/SettingsProvider.js';
export { useRules, useSettings } from './settings/settings-context.js';
export { useBrand } from './settings/useBrand.js';
export { useSettingsQuery } from './settings/useSettingsQuery.js';
export { LoginForm } from './login/LoginForm.js';
export { useAlerts, type Alerts } from './alerts/useAlerts.js';
export type { AlertAction, AlertOptions } from './alerts/alert-store.js';
export { AlertBanner } from './alerts/AlertBanner.js';
export { errorText } from './alerts/error-text.js';
export { PageHeader } from './page/PageHeader.js';
export { useIsPhone, useMediaQuery } from './hooks/useMediaQuery.js';
export { useOnlineStatus } from './hooks/useOnlineStatus.js';
export { EmptyState, StateDrawing } from './feedback/EmptyState.js';
export { LoadingState } from './feedback/LoadingState.js';
export { ErrorState } from './feedback/ErrorState.js';
export { QueryState } from './feedback/QueryState.js';
export { prefetchLazyComponents } from './lazy/prefetch.js';
export { loadWhenOnline } from './lazy/load-when-online.js';
export { loadedOnDemand } from './lazy/loaded-on-demand.js';
export { useAsyncAction, type AsyncAction } from './hooks/useAsyncAction.js';
export { Dropdown, type MenuItem } from './menu/Dropdown.js';
export { Dialog } from './dialogs/Dialog.js';
export { ConfirmDialog, type ConfirmDialogProps } from './dialogs/ConfirmDialog.js';
export {
  useConfirm,
  type ConfirmFunction,
  type ConfirmOptions,
} from './dialogs/confirm-context.js';
export { StatusBar } from './status/StatusBar.js';
export { StatusBadge } from './status/StatusBadge.js';
export { MessageBadges } from './messages/MessageBadges.js';
export { DeadlineLight } from './deadlines/DeadlineLight.js';
export { RejectionAttachment } from './status/RejectionAttachment.js';
export { useLastRejection } from './status/useLastRejection.js';
export { useDuplicateDossier } from './duplicate/useDuplicateDossier.js';
export { useDownload } from './download/useDownload.js';
export {
  downloadDossierZip,
  useBulkDocumentDownload,
  useDossierZipDownload,
  type DossierZipDownload,
} from './download/dossier-downloads.js';
export { refetchActivity } from './activity/activity-query.js';
export { useOfficeWaiting } from './activity/useOfficeWaiting.js';
export { useActivity, useActivityPolling } from './activity/useActivity.js';
export { useBackgroundTasks } from './background-tasks/useBackgroundTasks.js';
export { BackgroundTasksButton } from './background-task-panel/BackgroundTasksButton.js';
export { Money } from './format/Money.js';
export { DateText } from './format/DateText.js';
export { EmailText } from './format/EmailText.js';
export {
  formatBytes,
  formatCreditCount,
  formatCredits,
  formatEuro,
  formatNumber,
  formatSignedCredits,
  parseNumber,
} from './format/number.js';
export { formatDay, formatMoment, formatMomentDay, formatTime, parseDay } from './format/date.js';
export { isDialogOpen, isPageKey, isTyping } from './keyboard/keyboard-target.js';
export { areSingleKeysOn, setSingleKeysOn, useSingleKeys } from './shortcuts/single-keys.js';
export { useKeyDown } from './shortcuts/useKeyDown.js';
export { useIdempotencyKey } from './hooks/useIdempotencyKey.js';
export { useDebouncedText } from './hooks/useDebouncedText.js';
export { useDelayedFlag } from './hooks/useDelayedFlag.js';
export { controlProps, type FieldProps, type FieldRemedy } from './fields/field.types.js';
export { FieldFrame } from './fields/FieldFrame.js';
export { FieldNotes } from './fields/FieldNotes.js';
export { TextField, type TextFieldProps } from './fields/TextField.js';
export { getTooLongMessage } from './fields/text-length.js';
export { PasswordField } from './fields/PasswordField.js';
export { SelectField, type SelectFieldProps } from './fields/SelectField.js';
export { CheckboxField } from './fields/CheckboxField.js';
export { HelpButton } from './fields/HelpButton.js';
export { ACCEPTED_FILE_EXTENSIONS } from '@pratiche/domain';
export { PreviewDialog } from './preview/PreviewDialog.js';
export type { LoadFile, PreviewFile, PreviewProps } from './preview/preview.types.js';
export { QrCode } from './lazy/QrCode.js';
