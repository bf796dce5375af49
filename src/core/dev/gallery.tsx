import { observable } from 'mobx'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useMemo, useState } from 'react'
import * as v from 'valibot'
import type { AnyWidget, ViewDefinition } from '../../engine/contract'
import { Outlet } from '../../engine/outlet/outlet'
import { BlockSkeleton, WidgetFailure } from '../../engine/outlet/states'
import { PageContext, usePage } from '../../engine/page/page-context'
import { PageFrame } from '../../engine/page/page-frame'
import { compile } from '../../engine/read/compile'
import { type Services, useServices } from '../../engine/services'
import { NetworkError } from '../../errors'
import { useTranslate } from '../../i18n'
import { all } from '../../registry/all'
import { findRoute } from '../../routing/derive'
import type { Route } from '../../routing/table'
import type { TextKey } from '../../shared/l10n'
import { Cell, CellGroup } from '../../ui/cell/cell'
import { Text, View } from '../../ui/primitives/elements'
import { EmptyState } from '../../ui/states/states'
import './gallery.scss'

interface StateProps {
  readonly definition: AnyWidget['definition']
  /** Options of the widget's first example. */
  readonly config: unknown
}

/** What the engine draws instead of the widget, by its name in the gallery; no row where it cannot be. */
const states: Record<string, (props: StateProps) => ReactNode> = {
  loading({ definition, config }) {
    const { Skeleton, height, load, ownData } = definition
    if (Skeleton) return <Skeleton config={config} />
    if (!load && !ownData) return undefined
    return (
      <BlockSkeleton height={typeof height === 'number' ? height : height(config, undefined)} />
    )
  },
  empty: ({ definition }) => definition.empty && <Empty {...definition.empty} />,
  error: () => <WidgetFailure error={new NetworkError('offline')} onRetry={() => {}} />,
  login: ({ definition }) => definition.needsLogin && <Login />,
}

/** A widget's states: waiting, without content, failed, without a user. */
export function States({ widget }: { readonly widget: AnyWidget }) {
  const { definition } = widget
  const [first] = Object.values(definition.examples)
  const config = v.parse(definition.config, { ...first?.config })
  return (
    <>
      {Object.entries(states).map(([name, draw]) => {
        const drawn = draw({ definition, config })
        return (
          drawn && (
            <View key={name} className='tp-gallery__example'>
              <Text className='tp-gallery__name'>{name}</Text>
              {drawn}
            </View>
          )
        )
      })}
    </>
  )
}

function Empty({ title, note }: { readonly title: TextKey; readonly note?: TextKey }) {
  const t = useTranslate()
  return <EmptyState variant='empty' title={t(title)} note={note && t(note)} />
}

function Login() {
  const t = useTranslate()
  return (
    <EmptyState
      variant='locked'
      title={t('engine.login.title')}
      note={t('engine.login.note')}
      actionText={t('common.login')}
      onAction={() => {}}
    />
  )
}

const PATH = '/dev/gallery'

/**
 * Every widget in every example, on the host it runs on: `/dev/gallery`, one alone with
 * `?widget=banner&example=full`. Left out of production builds.
 */
export default observer(function Gallery() {
  const { host } = useServices()
  const t = useTranslate()
  const { widget, example } = host.usePageQuery()
  const route = findRoute(PATH) as Route
  const chosen = widget === undefined ? undefined : all.get(widget)
  return (
    <PageFrame title={t(route.title)} route={route}>
      {chosen ? <Examples widget={chosen} only={example} /> : <Index />}
    </PageFrame>
  )
})

function Index() {
  const { navigator } = useServices()
  return (
    <View className='tp-gallery'>
      <CellGroup>
        {[...all.keys()].sort().map((type) => (
          <Cell
            key={type}
            title={type}
            value={String(Object.keys(all.get(type)?.definition.examples ?? {}).length)}
            arrow
            onTap={() => navigator.open(PATH, { widget: type })}
          />
        ))}
      </CellGroup>
    </View>
  )
}

function Examples({ widget, only }: { widget: AnyWidget; only?: string }) {
  const names = Object.keys(widget.definition.examples).filter((name) => !only || name === only)
  return (
    <View className='tp-gallery'>
      {names.map((name) => (
        <Example key={name} widget={widget} name={name} />
      ))}
      {!only && <States widget={widget} />}
    </View>
  )
}

function Example({ widget, name }: { widget: AnyWidget; name: string }) {
  const services = useServices()
  const compiled = useMemo(() => compileExample(widget, name, services), [widget, name, services])
  const around = usePage()
  const [state] = useState(() => observable.map<string, unknown>({}, { deep: false }))
  const page = useMemo(
    () => ({
      ...around,
      state,
      registry: all,
      query: { ...widget.definition.examples[name]?.query },
    }),
    [around, state, widget, name],
  )
  return (
    <View className='tp-gallery__example'>
      <Text className='tp-gallery__name'>{name}</Text>
      <PageContext.Provider value={page}>
        {compiled && <Outlet widgets={compiled.widgets} />}
      </PageContext.Provider>
    </View>
  )
}

function compileExample(widget: AnyWidget, name: string, { host }: Services) {
  const { definition } = widget
  const { value, config, slots } = definition.examples[name] ?? {}
  const { type } = definition
  const view: ViewDefinition = {
    name,
    url: PATH,
    widgets: [{ value, config: { ...config, slots, type, id: `${type}-${name}` } }],
  }
  return compile(view, { registry: all, platform: host.platform })
}
