import './group.scss'
import type { WidgetProps } from '../../engine/contract'
import { useLocale } from '../../i18n'
import { localize } from '../../shared/l10n'
import { cx } from '../../ui/cx'
import { Box } from '../../ui/primitives/box'
import { Txt } from '../../ui/primitives/txt'
import type { GroupConfig } from './schema'

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
