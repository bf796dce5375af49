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
import { Segmented, Stepper } from '../../../../ui/choices/choices'
import { FormField } from '../../../../ui/form-field/form-field'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { EmptyState, Notice } from '../../../../ui/states/states'
import { Switch } from '../../../../ui/toggles/toggles'
import { PAGE, POP, type Raw, type Row } from '../../rules/document'
import { isNamed } from './catalogue'
import type { Editing } from './editing'
import { Still } from './hands'
import { partOf, registryFor, type SeenAs, sessionAs } from './parts'

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
const idle = (services: Services, as: SeenAs): Services => ({
  ...services,
  session: sessionAs(services.session, as),
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

/** What the page asks of its visitors first. */
function gateOf({ security }: Raw, { who }: SeenAs) {
  const gates = isObject(security) ? security : {}
  if (who !== 'me' && gates.isAdmin === true) return 'isAdmin'
  return who === 'guest' && gates.isLogin === true ? 'isLogin' : undefined
}

const WHO = ['me', 'guest', 'member'] as const
const HOSTS = ['h5', 'weapp', 'alipay'] as const

/** Whose eyes the page is looked at with. */
const Eyes = observer(function Eyes({ editing }: StageProps) {
  const { host } = useServices()
  const t = useTranslate()
  const as = editing.findings.seenAs
  const change = (next: Partial<SeenAs>) => {
    editing.findings.put('seenAs', { ...as, ...next })
  }
  return (
    <View className='tp-edit__form' role='group' label={t('builder.as.label')}>
      <Segmented
        label={t('builder.as.who')}
        options={WHO.map((value) => ({ value, label: t(`builder.as.${value}`) }))}
        value={as.who}
        onChange={(who) => change({ who })}
      />
      {as.who === 'member' && (
        <>
          <FormField label={t('builder.as.grade')}>
            <Stepper
              label={t('builder.as.grade')}
              lessLabel={t('builder.fields.less', { name: t('builder.as.grade') })}
              moreLabel={t('builder.fields.more', { name: t('builder.as.grade') })}
              value={as.gradeId}
              min={0}
              max={20}
              onChange={(gradeId) => change({ gradeId })}
            />
          </FormField>
          <View className='tp-edit__switch'>
            <Text className='tp-edit__label'>{t('builder.as.verified')}</Text>
            <Switch
              label={t('builder.as.verified')}
              checked={as.isVerified}
              onChange={(isVerified) => change({ isVerified })}
            />
          </View>
        </>
      )}
      <Segmented
        label={t('builder.as.on')}
        options={HOSTS.map((value) => ({ value, label: t(`builder.as.${value}`) }))}
        value={as.host ?? host.platform}
        onChange={(next) => change({ host: next })}
      />
    </View>
  )
})

/** The page as it would be, drawn by the engine. A tap selects. */
export const Stage = observer(function Stage({ editing }: StageProps) {
  const services = useServices()
  const outer = usePage()
  const t = useTranslate()
  const { page, rows, selected, url } = editing
  const as = editing.findings.seenAs
  const platform = as.host ?? services.host.platform
  const still = useMemo(() => idle(services, as), [services, as])
  const gate = gateOf(page, as)
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
  return (
    <View className='tp-edit__outline'>
      <Eyes editing={editing} />
      {gate && <Notice tone='info'>{t(`builder.as.${gate}`)}</Notice>}
      {shown.length === 0 && <EmptyState title={t('builder.outline.empty')} />}
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
                    platform,
                  )}
                  onSelect={editing.select}
                />
              ))}
            </View>
          </PartContext.Provider>
        </PageContext.Provider>
      </ServicesContext.Provider>
    </View>
  )
})
