import './float-menu.scss'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { useOfferedLinks } from '../../../../engine/virtual-goods'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { fillUrl } from '../../../../shared/url'
import { Icon } from '../../../../ui/icon/icon'
import type { IconName } from '../../../../ui/icon/icons'
import { NOWHERE } from '../../../../ui/page-contexts'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import type { FloatMenuConfig, FloatMenuValue } from '.'

/** A button over the page. A single target is opened at once, several are shown first. */
export function FloatMenu({ value, config }: WidgetProps<FloatMenuValue, FloatMenuConfig>) {
  const t = useTranslate()
  const locale = useLocale()
  const follow = useOpen()
  const act = useAct()
  const [open, setOpen] = useState(false)
  const tap = config.on?.itemTap
  const targets = useOfferedLinks(value).filter((item) => !tap || act.to(tap, item) !== NOWHERE)
  const [only] = targets.length === 1 ? targets : []
  const go = (item: FloatMenuValue[number]) => {
    setOpen(false)
    if (tap) act(tap, item)
    else if (item.url !== '') follow(fillUrl(item.url, item))
  }
  if (targets.length === 0) return null
  return (
    <View className='tp-float'>
      {open && (
        <View className='tp-float__list tp-enter' role='list'>
          {targets.map((item) => (
            <View key={item.id} role='listitem'>
              <Pressable className='tp-float__item' onTap={() => go(item)}>
                <Text className='tp-float__text'>{localize(item.title, locale)}</Text>
                <Icon name={item.icon as IconName} size={20} tone='brand' />
              </Pressable>
            </View>
          ))}
        </View>
      )}
      {only ? (
        <Pressable
          className='tp-float__button'
          label={localize(only.title, locale)}
          onTap={() => go(only)}
        >
          <Icon name={only.icon as IconName} size={24} />
        </Pressable>
      ) : (
        <Pressable
          className='tp-float__button'
          label={t(open ? 'layout.float.close' : 'layout.float.open')}
          expanded={open}
          onTap={() => setOpen(!open)}
        >
          <Icon name={open ? 'x' : (config.icon as IconName)} size={24} />
        </Pressable>
      )}
    </View>
  )
}
