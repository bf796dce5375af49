import './tabs.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { WidgetProps } from '../../../../engine/contract'
import { usePage } from '../../../../engine/page/page-context'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Tabs } from '../../../../ui/choices/choices'
import { View } from '../../../../ui/primitives/elements'
import type { TabsConfig, TabsValue } from '.'

const FEW = 4

/** What was opened stays drawn, hidden: its lists keep their place. */
export const TabPanes = observer(function TabPanes({
  value,
  config,
  id,
  slot,
}: WidgetProps<TabsValue, TabsConfig>) {
  const { state, query } = usePage()
  const locale = useLocale()
  const t = useTranslate()
  const keys = value.map(({ key }) => key)
  const wanted = state.get(config.name) ?? query[config.name]
  const active = keys.find((key) => key === wanted) ?? keys[0] ?? ''
  const [opened, setOpened] = useState<readonly string[]>([])
  const drawn = opened.includes(active) ? opened : [...opened, active]
  const open = (key: string) => {
    setOpened(drawn)
    state.set(config.name, key)
  }
  return (
    <View className='tp-tab-panes'>
      <Tabs
        id={`panes-${id}`}
        label={t('layout.tabs.label')}
        items={value.map(({ key, title }) => ({ key, label: localize(title, locale) }))}
        active={active}
        onChange={open}
        fill={value.length <= FEW}
      />
      {drawn.map((key) => (
        <View
          key={key}
          className={key === active ? 'tp-tab-panes__pane' : 'tp-tab-panes__pane--off'}
        >
          {slot(key)}
        </View>
      ))}
    </View>
  )
})
