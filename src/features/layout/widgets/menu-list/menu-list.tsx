import './menu-list.scss'
import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { Action, WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { useOfferedLinks } from '../../../../engine/virtual-goods'
import { useLocale } from '../../../../i18n'
import { readPath } from '../../../../shared/json'
import { localize } from '../../../../shared/l10n'
import { fillUrl } from '../../../../shared/url'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import type { IconName } from '../../../../ui/icon/icons'
import { Tag } from '../../../../ui/marks/marks'
import { Image, Text, View } from '../../../../ui/primitives/elements'
import type { MenuItem, MenuListConfig } from '.'

/** Lines that lead somewhere. */
export const MenuList = observer(function MenuList({
  value,
  config,
}: WidgetProps<readonly MenuItem[], MenuListConfig>) {
  const { host, session } = useServices()
  const locale = useLocale()
  const open = useOpen()
  const act = useAct()
  const roles: Readonly<Record<string, boolean>> | undefined = session.user?.roles
  const items = useOfferedLinks(value).filter(
    ({ without }) => without === undefined || roles?.[without] === false,
  )
  const itemTap = readPath(config.on, 'itemTap') as Action | undefined
  const tap = (item: MenuItem) =>
    itemTap ? act.to(itemTap, item) : open.to(fillUrl(item.url, item))
  if (items.length === 0) return null
  return (
    <CellGroup className='tp-menu' title={localize(config.title, locale) || undefined}>
      {items.map((item) => {
        const isPicture = item.icon.startsWith('/')
        const leads = item.url !== '' || itemTap !== undefined
        return (
          <Cell
            key={item.id}
            title={localize(item.title, locale)}
            note={config.dense ? undefined : localize(item.sub, locale)}
            icon={isPicture || item.icon === '' ? undefined : (item.icon as IconName)}
            iconTone='brand'
            lead={
              isPicture && (
                <Image className='tp-menu__pic' src={host.imageUrl(item.icon, 24)} alt='' />
              )
            }
            value={item.badge === undefined ? undefined : <Note badge={item.badge} />}
            arrow={leads && item.arrow}
            onTap={leads ? tap(item) : undefined}
          />
        )
      })}
    </CellGroup>
  )
})

/** 99 is the most a number says here, as everywhere. */
const MOST = 99

function Note({ badge }: { readonly badge: NonNullable<MenuItem['badge']> }) {
  const locale = useLocale()
  if (typeof badge !== 'number') {
    const text = localize(badge, locale)
    return text === '' ? null : <Tag tone='brand'>{text}</Tag>
  }
  if (badge <= 0) return null
  return (
    <View className='tp-menu__count tp-num'>
      <Text>{badge > MOST ? `${MOST}+` : badge}</Text>
    </View>
  )
}
