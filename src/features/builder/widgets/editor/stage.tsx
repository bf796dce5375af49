import { observer } from 'mobx-react-lite'
import { memo, useMemo } from 'react'
import { Outlet } from '../../../../engine/outlet/outlet'
import {
  PageContext,
  type PageInfo,
  PartContext,
  usePage,
} from '../../../../engine/page/page-context'
import type { CompiledView } from '../../../../engine/read/compile'
import { type Services, ServicesContext, useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { isObject } from '../../../../shared/json'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { EmptyState } from '../../../../ui/states/states'
import { PAGE, POP, type Row } from '../../rules/document'
import { isNamed } from './catalogue'
import type { Editing } from './editing'
import { Still } from './hands'
import { partOf, registryFor } from './parts'

export interface StageProps {
  readonly editing: Editing
}

interface PartProps {
  readonly compiled: CompiledView | undefined
  readonly id: string
  readonly name: string
  readonly isOn: boolean
  readonly onSelect: (id: string) => void
}

const Part = memo(function Part({ compiled, id, name, isOn, onSelect }: PartProps) {
  const t = useTranslate()
  const drawn = compiled?.widgets ?? []
  return (
    <Pressable
      role='link'
      className={isOn ? 'tp-edit__part tp-edit__part--on' : 'tp-edit__part'}
      label={t('builder.stage.select', { name })}
      onTap={() => onSelect(id)}
    >
      <Still>
        {drawn.length > 0 ? (
          <Outlet widgets={drawn} />
        ) : (
          <Text className='tp-edit__none'>{t('builder.stage.none', { name })}</Text>
        )}
      </Still>
    </Pressable>
  )
})

const refuse = async (): Promise<void> => {}
const nothing = () => () => {}

/** Services of a page that is only looked at: it leads nowhere, and writes nothing. */
const idle = (services: Services): Services => ({
  ...services,
  findWrite: async () => undefined,
  navigator: {
    ...services.navigator,
    open: refuse,
    replace: refuse,
    switchTab: refuse,
    restart: refuse,
    back: refuse,
    home: refuse,
  },
})

/** The page as it would be, drawn by the engine. A tap selects. */
export const Stage = observer(function Stage({ editing }: StageProps) {
  const services = useServices()
  const outer = usePage()
  const t = useTranslate()
  const { page, rows, selected, url } = editing
  const still = useMemo(() => idle(services), [services])
  const info = useMemo<PageInfo>(
    () => ({
      ...outer,
      url,
      query: {},
      outage: undefined,
      isLeft: () => true,
      hold: nothing,
      show: () => {},
      ask: async () => false,
    }),
    [outer, url],
  )
  const registry = outer.registry && registryFor(outer.registry, url)
  if (!registry) return null
  const shown = rows.filter(({ parent }) => parent === PAGE || parent === POP)
  const topOf = (row: Row | undefined): string | undefined => {
    if (!row || row.parent === PAGE || row.parent === POP) return row?.id
    return topOf(rows.find(({ id }) => id === row.parent))
  }
  const on = topOf(editing.row) ?? selected
  if (shown.length === 0) return <EmptyState title={t('builder.outline.empty')} />
  return (
    <ServicesContext.Provider value={still}>
      <PageContext.Provider value={info}>
        <PartContext.Provider value={undefined}>
          <View className='tp-edit__stage' role='region' label={t('builder.pane.stage')}>
            {shown.map(({ id, node, type }) => (
              <Part
                key={id}
                id={id}
                name={isNamed(type) ? t(`builder.name.${type}`) : type}
                isOn={id === on}
                compiled={partOf(
                  node,
                  isObject(page.data) ? page.data : undefined,
                  registry,
                  services.host.platform,
                )}
                onSelect={editing.select}
              />
            ))}
          </View>
        </PartContext.Provider>
      </PageContext.Provider>
    </ServicesContext.Provider>
  )
})
