import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { EmptyState } from '../../../../ui/states/states'
import type { EmptyConfig, EmptyValue } from '.'

/** Says that there is nothing, and what to do about it. */
export function Empty({ value, config }: WidgetProps<EmptyValue, EmptyConfig>) {
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const act = useAct()
  const { variant, compact, on } = config
  const { url } = value
  const follow = on?.tap ? () => act(on.tap) : url !== '' ? () => open(url) : undefined
  return (
    <EmptyState
      variant={variant}
      compact={compact}
      title={localize(value.title, locale) || t('layout.empty.title')}
      note={localize(value.note, locale) || undefined}
      actionText={localize(value.actionText, locale) || undefined}
      onAction={follow}
    />
  )
}
