import './editor.scss'
import { observer } from 'mobx-react-lite'
import { type ComponentType, memo, type ReactNode, useCallback } from 'react'
import { Outlet } from '../../../engine/outlet/outlet'
import { PageContext, type PageInfo, PartContext, usePage } from '../../../engine/page/page-context'
import type { CompiledView } from '../../../engine/read/compile'
import { type Services, ServicesContext, useServices } from '../../../engine/services'
import { useTranslate } from '../../../i18n'
import { isObject } from '../../../shared/json'
import { Segmented, Stepper } from '../../../ui/choices/choices'
import { FormField } from '../../../ui/form-field/form-field'
import { Pressable, Text, View } from '../../../ui/primitives/elements'
import { EmptyState, Notice } from '../../../ui/states/states'
import { Switch } from '../../../ui/toggles/toggles'
import { PAGE, POP, type Raw, type Row } from '../rules/document'
import type { Editing } from '../widgets/editor/editing'
import { useNames } from './catalogue'
import { partOf, registryFor, type SeenAs, sessionAs } from './reading'

export interface StageProps {
  readonly editing: Editing
  /** Told which part was tapped, once it is selected. */
  readonly onSelect?: () => void
}

export interface DrawnProps {
  readonly compiled: CompiledView | undefined
  readonly type: string
}

/** What the engine draws of one part. */
export function Drawn({ compiled, type }: DrawnProps) {
  const t = useTranslate()
  const name = useNames()(type)
  const drawn = compiled?.widgets ?? []
  return drawn.length > 0 ? (
    <Outlet widgets={drawn} />
  ) : (
    <Text className='tp-edit__none'>{t('builder.stage.none', { name })}</Text>
  )
}

export interface PartProps extends DrawnProps {
  readonly id: string
  readonly isOn: boolean
  readonly onSelect: (id: string) => void
  /** What draws it; `Drawn` unless told. */
  readonly Inside?: ComponentType<DrawnProps>
}

const isBrowser = process.env.TARO_ENV === 'h5'
const Box = isBrowser ? 'div' : View
/** React knows the attribute under its plain name only. */
const quiet = isBrowser && { inert: '' }

/** What is drawn and takes no taps, keys or focus. */
const Still = ({ children }: { readonly children: ReactNode }) => (
  <Box className='tp-edit__still' {...quiet}>
    {children}
  </Box>
)

/** A part that takes no taps but the one that selects it. */
export const Part = memo(function Part(props: PartProps) {
  const { compiled, id, type, isOn, onSelect, Inside = Drawn } = props
  const t = useTranslate()
  const name = useNames()(type)
  return (
    <Pressable
      role='link'
      className={isOn ? 'tp-edit__part tp-edit__part--on' : 'tp-edit__part'}
      label={t('builder.stage.select', { name })}
      onTap={() => onSelect(id)}
    >
      <Still>
        <Inside compiled={compiled} type={type} />
      </Still>
    </Pressable>
  )
})

const refuse = async (): Promise<void> => {}
const nothing = () => () => {}

/** Services of a page that is only looked at: it leads nowhere, and writes nothing. */
export const idle = (services: Services, as: SeenAs): Services => ({
  ...services,
  session: sessionAs(services.session, as),
  findWrite: async () => undefined,
  navigator: {
    ...services.navigator,
    open: refuse,
    replace: refuse,
    go: refuse,
    back: refuse,
    home: refuse,
  },
})

/** The page that is looked at: nobody answers its questions, and nothing is laid over it. */
export const stillPage = (outer: PageInfo, url: string): PageInfo => ({
  ...outer,
  url,
  query: {},
  outage: undefined,
  isLeft: () => true,
  hold: nothing,
  show: () => {},
  ask: async () => false,
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
export const Eyes = observer(function Eyes({ editing }: StageProps) {
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
      {/* A browser may sell what it likes, and has no list of what others may not. */}
      {process.env.TARO_ENV !== 'h5' && (
        <View className='tp-edit__switch'>
          <Text className='tp-edit__label'>{t('builder.as.ios')}</Text>
          <Switch
            label={t('builder.as.ios')}
            checked={as.isIos ?? host.device.os === 'ios'}
            onChange={(isIos) => change({ isIos })}
          />
        </View>
      )}
    </View>
  )
})

interface ShownProps extends StageProps {
  /** What the drawn page may ask for. */
  readonly services: Services
  readonly info: PageInfo
  /** What stands around each part at the top. */
  readonly Around: ComponentType<PartProps>
  readonly className?: string
  /** What lies over it. */
  readonly panel?: ReactNode
}

/** The parts of the page, one by one. */
export const Shown = observer(function Shown(props: ShownProps) {
  const { editing, services, info, Around, className = '', panel, onSelect } = props
  const outer = usePage()
  const t = useTranslate()
  const select = useCallback(
    (id: string) => {
      editing.select(id)
      onSelect?.()
    },
    [editing, onSelect],
  )
  const { page, rows, selected, url } = editing
  const as = editing.findings.seenAs
  const platform = as.host ?? services.host.platform
  const gate = gateOf(page, as)
  const registry = outer.registry && registryFor(outer.registry, url)
  if (!registry) return null
  const shown = rows.filter(({ parent }) => parent === PAGE || parent === POP)
  const topOf = (row: Row | undefined): string | undefined => {
    if (!row || row.parent === PAGE || row.parent === POP) return row?.id
    return topOf(rows.find(({ id }) => id === row.parent))
  }
  const on = topOf(editing.row) ?? selected
  return (
    <>
      {gate && <Notice tone='info'>{t(`builder.as.${gate}`)}</Notice>}
      {shown.length === 0 && <EmptyState title={t('builder.outline.empty')} />}
      <ServicesContext.Provider value={services}>
        <PageContext.Provider value={info}>
          <PartContext.Provider value={undefined}>
            <View
              className={`tp-edit__stage ${className}`}
              role='region'
              label={t('builder.pane.stage')}
            >
              {shown.map(({ id, node, type }) => (
                <Around
                  key={id}
                  id={id}
                  type={type}
                  isOn={id === on}
                  compiled={partOf(
                    node,
                    isObject(page.data) ? page.data : undefined,
                    registry,
                    platform,
                  )}
                  onSelect={select}
                />
              ))}
            </View>
            {panel}
          </PartContext.Provider>
        </PageContext.Provider>
      </ServicesContext.Provider>
    </>
  )
})
