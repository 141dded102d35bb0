export { Card, type CardProps } from './card/Card.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/ConfirmDialog.tsx';
export { CopyButton } from './copy-button/CopyButton.tsx';
export { ChunkErrorView } from './error-boundary/ChunkErrorView.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary/ErrorBoundary.tsx';
export { FileButton, type FileButtonProps } from './file-button/FileButton.tsx';
export { FilterMenu } from './filter-menu/FilterMenu.tsx';
export type { FilterId, FilterMenuProps, FilterOption } from './filter-menu/filterMenuProps.ts';
export { countDays, dayIn, isDay, shiftDay, type Day, type DayRange } from './intl/days.ts';
export { formatOf, keepWhole, type Format, type Moment } from './intl/formatOf.ts';
export { FailureAlert, type FailureAlertProps } from './failure/FailureAlert.tsx';
export { useDescribeFailure, type FailureDescription } from './failure/useDescribeFailure.ts';
export { HoverLabel } from './hover-label/HoverLabel.tsx';
export { IntlRoot, type IntlRootProps } from './intl/IntlRoot.tsx';
export { AppIntlRoot, type AppIntlRootProps, type CatalogImports } from './intl/AppIntlRoot.tsx';
export { WithMessages } from './intl/WithMessages.tsx';
export { WithTimeZone } from './intl/WithTimeZone.tsx';
export { useLocale, type LocaleState } from './intl/LocaleContext.ts';
export {
  isLocale,
  locales,
  readFirstLocales,
  type Locale,
  type MessageCatalogue,
  type Messages,
} from './intl/locales.ts';
export { useCountryName } from './intl/useCountryName.ts';
export { useFormat } from './intl/useFormat.ts';
export { useTimeAgo } from './intl/useTimeAgo.ts';
export { LazyConfirmDialog } from './confirm-dialog/LazyConfirmDialog.tsx';
export { LoadingDialog } from './loading/LoadingDialog.tsx';
export { lazyDialog } from './loading/lazyDialog.tsx';
export { lazyAfterPaint, atOnce, lazy } from './loading/lazy.tsx';
export { lazyScreen } from './loading/lazyScreen.ts';
export { preload, registerForPreload } from './loading/preload.ts';
export { drawInSteps, afterFirstPaint } from './loading/afterFirstPaint.ts';
export { whenIdle } from './loading/whenIdle.ts';
export { ChunkLoadError, chunkTimeoutMs, loadWithin } from './loading/loadWithin.ts';
export { asMessageId } from './messages/asMessageId.ts';
export { formatText } from './messages/formatText.ts';
export { FormattedMessage } from './messages/FormattedMessage.tsx';
export { FrameTitleContext } from './page-header/FrameTitleContext.ts';
export { PageHeader, type PageHeaderProps } from './page-header/PageHeader.tsx';
export { isForbidden, readErrorFacts, type ErrorFacts } from './state-view/errorFacts.ts';
export { SelectField, type SelectOption } from './select-field/SelectField.tsx';
export { QueryView, type QueryLike, type QueryViewProps } from './state-view/QueryView.tsx';
export { StateView, type ViewState } from './state-view/StateView.tsx';
export { TextField, type TextFieldProps } from './text-field/TextField.tsx';
export { createVitrinaTheme } from './theme/theme.ts';
export { colors, motion, shadows, sizes, touchMedia } from './theme/tokens.ts';
export { VitrinaTheme } from './theme/VitrinaTheme.tsx';
export { visuallyHidden } from './theme/visuallyHidden.ts';
export { Toaster } from './toast/Toaster.tsx';
export { toast, type Toast, type ToastDraft } from './toast/toastStore.ts';
