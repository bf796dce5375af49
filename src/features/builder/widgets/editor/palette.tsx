import { useState } from 'react'
import { usePage } from '../../../../engine/page/page-context'
import { useTranslate } from '../../../../i18n'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Text, View } from '../../../../ui/primitives/elements'
import { SearchInput } from '../../../../ui/search-input/search-input'
import { Sheet } from '../../../../ui/sheet/sheet'
import { groupNames, typesOf, useNames } from '../../parts/catalogue'
import { registryFor } from '../../parts/reading'
import type { Place, Raw } from '../../rules/document'
import type { Editing } from './editing'

const both = (en: string, zh: string) => ({ en, 'zh-Hans': zh })
const PICTURE = '/pictures/home-1.webp'

/** What a widget begins with that shows nothing, or nothing readable, without. */
const PRESETS: Readonly<Record<string, Raw>> = {
  banner: {
    value: [{ image: '', title: both('New here', '新品上市'), url: '/pages/tabbar/index' }],
  },
  image: { value: PICTURE },
  imageCube: { value: [] },
  video: { value: { src: 'https://example.com/video.mp4' } },
  richText: { value: '<p>Text</p>' },
  title: { value: { title: both('Title', '标题') } },
  noticeBar: { value: [{ id: '1', text: both('A notice', '一条公告') }] },
  countdown: { value: { until: 2_000_000_000, text: both('Ends in', '距结束') } },
  tabs: {
    value: [
      { key: 'one', title: both('One', '一') },
      { key: 'two', title: both('Two', '二') },
    ],
  },
  gridNav: {
    value: [{ id: '1', name: both('Home', '首页'), icon: 'home', url: '/pages/tabbar/index' }],
  },
  menuList: { value: [{ id: '1', title: both('Settings', '设置'), url: '/user/setting' }] },
  statement: { value: { title: both('Terms', '条款'), text: both('Text', '内容') } },
  map: { value: { latitude: 31.23, longitude: 121.47 } },
  offlinePay: {
    value: { payee: both('Payee', '收款人'), bank: both('Bank', '银行'), number: '0' },
  },
  about: { value: {} },
}
/** Options that have no default. */
const OPTIONS: Readonly<Record<string, Raw>> = { feed: { feed: 'favorite' } }

/** A new widget of this kind; it has no id yet. */
export function newWidget(type: string): Raw {
  return { ...PRESETS[type], config: { type, ...OPTIONS[type] } }
}

export interface PaletteProps {
  readonly editing: Editing
  readonly place: Place | undefined
  readonly onClose: () => void
}

/** What can be put into this page, by group. */
export function Palette({ editing, place, onClose }: PaletteProps) {
  const t = useTranslate()
  const nameOf = useNames()
  const { registry } = usePage()
  const [typed, setTyped] = useState('')
  const drawable = registry && registryFor(registry, editing.url)
  const isFound = (type: string) =>
    `${type} ${nameOf(type)}`.toLowerCase().includes(typed.trim().toLowerCase())
  const groups = groupNames.map((group) => ({
    group,
    types: typesOf(group).filter((type) => drawable?.has(type) && isFound(type)),
  }))
  return (
    <Sheet
      open={place !== undefined}
      onClose={onClose}
      title={t('builder.add.title')}
      closeLabel={t('common.close')}
    >
      <View className='tp-edit__palette'>
        <SearchInput
          value={typed}
          onChange={setTyped}
          placeholder={t('builder.add.search')}
          clearLabel={t('builder.list.clear')}
        />
        {groups.map(({ group, types }) =>
          types.length === 0 ? null : (
            <CellGroup key={group} title={t(`builder.group.${group}`)}>
              {types.map((type) => (
                <Cell
                  key={type}
                  title={nameOf(type)}
                  note={type}
                  arrow={false}
                  onTap={() => {
                    if (place) editing.add(newWidget(type), place)
                    onClose()
                  }}
                />
              ))}
            </CellGroup>
          ),
        )}
        <Text className='tp-edit__note'>{t('builder.add.only')}</Text>
      </View>
    </Sheet>
  )
}
