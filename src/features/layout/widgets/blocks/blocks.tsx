import './divider.scss'
import './group.scss'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Divider } from '../../../../ui/marks/marks'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { EmptyState } from '../../../../ui/states/states'
import { cx } from '../../../../ui/style'
import type { DividerConfig, DividerValue, EmptyConfig, EmptyValue, GroupConfig } from '.'

/** A line across the page, with a word in it if there is one. */
export function DividerWidget({ value, config }: WidgetProps<DividerValue, DividerConfig>) {
  const locale = useLocale()
  const text = typeof value === 'object' && 'text' in value ? value.text : value
  return (
    <Box className={`tp-rule tp-rule--${config.size}`}>
      <Divider text={localize(text, locale)} />
    </Box>
  )
}

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

export function Group({ config, slot }: WidgetProps<unknown, GroupConfig>) {
  const locale = useLocale()
  return (
    <Box className={cx('tp-group', config.card && 'tp-group--card')}>
      {config.title !== undefined && (
        <Txt className='tp-group__title' level={2}>
          {localize(config.title, locale)}
        </Txt>
      )}
      {slot('content')}
    </Box>
  )
}
