import { type IObservableValue, observable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { type ComponentType, type CSSProperties, useState } from 'react'
import { useServices } from '../engine/services'
import { useTranslate } from '../i18n'
import type { HeaderRoom } from '../shared/host'
import { IconButton } from '../ui/button/button'
import { type ClearHeader, ClearHeaderContext } from '../ui/page-contexts'
import { Text, View } from '../ui/primitives/elements'
import { cx } from '../ui/style'
import type { NavBarProps } from '../ui/types'
import './clear-page.scss'

/** So much of a picture is no picture any more, px: the header is solid before its end meets it. */
const REST = 44

/** As on most phones. */
const USUAL: HeaderRoom = { statusBar: 20, height: 64, right: 95 }

const px = (room: HeaderRoom) =>
  ({
    '--nav-top': `${room.statusBar}px`,
    '--nav-bottom': `${room.height}px`,
    '--nav-right': `${room.right}px`,
  }) as CSSProperties

/**
 * A page of a mini-program whose header is clear over the picture it begins with (decision 0040). On WeChat
 * the header is drawn here, beside the host's buttons; Alipay draws it, and only its room is kept.
 */
export const clearPage = (Page: ComponentType) =>
  function ClearPage() {
    const { host } = useServices()
    const [room] = useState(() => host.headerRoom?.() ?? USUAL)
    const watch = host.useNearWatch(-(room.height + REST))
    const [header] = useState((): ClearHeader => {
      const isClear = observable.box(false)
      const say = (clear: boolean) => runInAction(() => isClear.set(clear))
      return {
        draw: (bar) => (
          <View className='tp-clear-nav-room'>
            {room.right > 0 && <Bar {...bar} isClear={isClear} />}
          </View>
        ),
        lieUnder(id) {
          // Where nobody tells when the picture has gone, the header is solid from the beginning.
          if (room.right === 0 || !watch) return () => {}
          say(true)
          const stop = watch(id, say)
          return () => {
            stop()
            say(false)
          }
        },
      }
    })
    return (
      <View style={px(room)}>
        <ClearHeaderContext.Provider value={header}>
          <Page />
        </ClearHeaderContext.Provider>
      </View>
    )
  }

type BarProps = NavBarProps & { readonly isClear: IObservableValue<boolean> }

/** The header: an arrow, or the way home on the first page, and the title once the picture has gone. */
const Bar = observer(function Bar({ title, onBack, backLabel, isClear }: BarProps) {
  const { navigator } = useServices()
  const t = useTranslate()
  const [isFirst] = useState(() => navigator.previous() === undefined)
  return (
    <View className={cx('tp-clear-nav', isClear.get() && 'tp-clear-nav--clear')}>
      <View className='tp-clear-nav__side'>
        <IconButton
          className='tp-clear-nav__back'
          name={isFirst ? 'home' : 'chevron-left'}
          label={isFirst ? t('common.home') : (backLabel ?? '')}
          onTap={onBack}
        />
      </View>
      <Text className='tp-clear-nav__title' level={1}>
        {title}
      </Text>
      <View className='tp-clear-nav__side' />
    </View>
  )
})
