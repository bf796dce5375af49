import './group.scss'
import type { WidgetProps } from '../../../../engine/contract'
import { useLocale } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import type { GroupConfig } from '.'

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
