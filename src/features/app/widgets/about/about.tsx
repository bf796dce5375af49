import './about.scss'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useLocale, useTranslate } from '../../../../i18n'
import { APP_VERSION, APP_VERSION_CODE } from '../../../../shared/constants'
import { localize } from '../../../../shared/l10n'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { BrandMark } from '../../../../ui/faces/faces'
import type { IconName } from '../../../../ui/icon/icons'
import { Text, View } from '../../../../ui/primitives/elements'
import type { AboutValue } from '.'

/** `/user/respect`: what this app is, its version, and its papers. */
export function About({ value }: WidgetProps<AboutValue, unknown>) {
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const intro = localize(value.intro, locale)
  const note = localize(value.note, locale)
  return (
    <View className='tp-about'>
      <View className='tp-about__head'>
        <BrandMark />
        <Text className='tp-about__name' level={2}>
          {t('app.about.name')}
        </Text>
        <Text className='tp-about__version tp-num'>
          {t('app.about.version', { name: APP_VERSION, code: APP_VERSION_CODE })}
        </Text>
        {intro !== '' && <Text className='tp-about__intro'>{intro}</Text>}
      </View>
      {value.links.length > 0 && (
        <CellGroup>
          {value.links.map(({ id, icon, title, url }) => (
            <Cell
              key={id}
              icon={icon === '' ? undefined : (icon as IconName)}
              iconTone='brand'
              title={localize(title, locale)}
              onTap={open.to(url)}
            />
          ))}
        </CellGroup>
      )}
      {note !== '' && <Text className='tp-about__note'>{note}</Text>}
    </View>
  )
}
