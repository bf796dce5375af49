import { observer } from 'mobx-react-lite'
import { useContext, useEffect, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { keptKey } from '../../../../stores/kept-store'
import { Icon } from '../../../../ui/icon/icon'
import type { IconName } from '../../../../ui/icon/icons'
import { StillContext } from '../../../../ui/page-contexts'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import type { Config, Value } from '.'
import './notice-bar.scss'

/** Notices closed since the app started: the next page that shows them leaves them out. */
const DISMISSED = keptKey<readonly string[]>('app')

/** New notices come up again: only this set of them is gone. */
const keyOf = (notices: Value) => notices.map(({ id, text }) => id || JSON.stringify(text)).join()

/**
 * Counts through `count` things, `interval` ms each; stands still for who asked for less motion, and while
 * another page is in front.
 */
function useTurn(count: number, interval: number): number {
  const { isShown } = usePage()
  const isStill = useContext(StillContext)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (count < 2 || isStill) return undefined
    const timer = setInterval(() => {
      if (isShown()) setTurn((now) => now + 1)
    }, interval)
    return () => clearInterval(timer)
  }, [count, interval, isShown, isStill])
  return count > 0 ? turn % count : 0
}

/** Seconds a character takes to pass, so that long notices do not run. */
const PACE = 0.22
/** The catalogue's default is drawn as the bell of our set. */
const ICONS: Readonly<Record<string, IconName>> = { megaphone: 'bell' }

/** One line of news: the notices take turns, or pass by. */
export const NoticeBar = observer(function NoticeBar({
  value,
  config,
}: WidgetProps<Value, Config>) {
  const { kept } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const act = useAct()
  const { scroll, interval, closable, icon, on } = config
  const dismissed = kept.get(DISMISSED) ?? []
  const turn = useTurn(value.length, interval)
  const notice = value[turn]
  if (dismissed.includes(keyOf(value)) || !notice) return null

  const { url } = notice
  const text = localize(notice.text, locale)
  const follow = on?.itemTap ? act.to(on.itemTap, notice) : url && open.to(url)
  const passing = scroll === 'horizontal'
  const line = (
    <>
      <Icon name={ICONS[icon] ?? (icon as IconName)} size={16} className='tp-news__icon' />
      <View className='tp-news__window'>
        <Text
          key={turn}
          className={cx('tp-news__text', passing ? 'tp-news__text--pass' : 'tp-news__text--turn')}
          style={passing ? { animationDuration: `${Math.max(8, text.length * PACE)}s` } : undefined}
        >
          {text}
        </Text>
      </View>
      {follow && <Icon name='chevron-right' size={16} className='tp-news__icon' />}
    </>
  )
  return (
    <View className={cx('tp-news', notice.level === 'warning' && 'tp-news--warning')}>
      {follow ? (
        <Pressable role='link' className='tp-news__line' label={text} onTap={follow}>
          {line}
        </Pressable>
      ) : (
        <View className='tp-news__line'>{line}</View>
      )}
      {closable && (
        <Pressable
          className='tp-news__close'
          label={t('common.close')}
          onTap={() => kept.set(DISMISSED, [...dismissed, keyOf(value)])}
        >
          <Icon name='x' size={16} />
        </Pressable>
      )}
    </View>
  )
})
