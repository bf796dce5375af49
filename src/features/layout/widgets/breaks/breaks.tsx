import './title.scss'
import './spacer.scss'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Icon } from '../../../../ui/icon/icon'
import { Divider } from '../../../../ui/marks/marks'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import type { SpacerConfig, TitleConfig, TitleValue } from '.'

/** Heads a part of the page; `more` leads to all of it. */
export function Title({ value, config }: WidgetProps<TitleValue, TitleConfig>) {
  const locale = useLocale()
  const t = useTranslate()
  const open = useOpen()
  const act = useAct()
  const { level, align, on } = config
  const { more } = value
  const sub = localize(value.sub, locale)
  const follow = on?.more ? act.to(on.more) : more && open.to(more.url)
  return (
    <View
      className={cx('tp-title', `tp-title--${level}`, align === 'center' && 'tp-title--center')}
    >
      <View className='tp-title__texts'>
        <Text className='tp-title__main' level={level}>
          {localize(value.title ?? config.title, locale)}
        </Text>
        {sub !== '' && <Text className='tp-title__sub'>{sub}</Text>}
      </View>
      {follow && (
        <Pressable role='link' wayOnly className='tp-title__more' onTap={follow}>
          <Text>{localize(more?.text, locale) || t('common.more')}</Text>
          <Icon name='chevron-right' size={16} />
        </Pressable>
      )}
    </View>
  )
}

/** Air between two widgets. `cssConfig.height` makes its box another height; it fills that. */
export function Spacer({ config }: WidgetProps<unknown, SpacerConfig>) {
  return <View className='tp-spacer'>{config.line && <Divider />}</View>
}
