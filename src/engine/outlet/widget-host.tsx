import { observer } from 'mobx-react-lite'
import { memo, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import * as v from 'valibot'
import { ContractError, isOutage } from '../../errors'
import { useTranslate } from '../../i18n'
import { hasOwn } from '../../shared/json'
import { ErrorBoundary } from '../../ui/error-boundary'
import { View } from '../../ui/primitives/elements'
import { EmptyState } from '../../ui/states/states'
import { isLackingIn, openLogin, useOpen } from '../actions/open'
import type { AnyWidget, WidgetProps } from '../contract'
import { type LoadContext, useQuery } from '../data/queries'
import { mapFields, sourceKey, subjectOf, useScope } from '../data/resolve'
import { type PageInfo, PartContext, usePage } from '../page/page-context'
import type { CompiledWidget } from '../read/compiled-widget'
import { useServices } from '../services'
import { BlockSkeleton, WidgetAside, WidgetFailure } from './states'

/** A widget that throws twice on a page is set aside for the session (docs/view-definitions.md, 'When something fails'). */
const LIMIT = 2

/** `/views/index` draws many definitions: a fault in one says nothing about the others. */
const placeOf = ({ url, query }: PageInfo) =>
  `${url} ${query.url ?? query.engineId ?? query.x ?? ''}`.trim()

function createFaults() {
  const counts = new Map<string, number>()
  const keyOf = (page: PageInfo, { id }: CompiledWidget) => `${placeOf(page)} ${id}`
  return {
    add(page: PageInfo, part: CompiledWidget): void {
      const key = keyOf(page, part)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    /** Mostly there are none, and nothing is put together to ask for. */
    isSetAside: (page: PageInfo, part: CompiledWidget): boolean =>
      counts.size > 0 && Number(counts.get(keyOf(page, part))) >= LIMIT,
  }
}

const faults = createFaults()

interface HostProps {
  readonly compiled: CompiledWidget
  /** The page speaks for it while the server cannot be reached (`Outage`). */
  readonly isHidden: boolean
  /** Draws the widgets of a slot: they have hosts of their own. */
  readonly drawSlot: (widgets: readonly CompiledWidget[]) => ReactNode
}

/** What draws a widget, once its value is there. */
interface DrawProps {
  readonly compiled: CompiledWidget
  readonly slot: WidgetProps<unknown, unknown>['slot']
}

/** Whether the server has not what a widget shows, nor what its tap asks for or leads to. */
function isLacking({ source, node }: CompiledWidget, lacks: ReadonlySet<string>): boolean {
  return (
    (source?.from === 'api' && lacks.has(source.call)) || isLackingIn(node.config.on?.tap, lacks)
  )
}

/** The code of a widget did not arrive: no fault of the widget's. */
function PartAway({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { outage } = usePage()
  const part = useContext(PartContext)
  const [key] = useState(() => ({}))
  useEffect(() => {
    if (!outage || !part) return undefined
    outage.note(key, part, 'away', onRetry)
    return () => outage.note(key, part)
  }, [outage, part, key, onRetry])
  return <WidgetFailure error={error} onRetry={onRetry} />
}

/** Draws one widget in its box. Whatever it throws stays inside. */
export const WidgetHost = memo(function WidgetHost({ compiled, isHidden, drawSlot }: HostProps) {
  const { report, lacks } = useServices()
  const page = usePage()
  const onError = (error: unknown) => {
    if (isOutage(error)) return
    faults.add(page, compiled)
    report(`widget ${compiled.node.config.type} threw on ${placeOf(page)}`, error)
  }
  const { className, style } = compiled.box
  const slot = useCallback(
    (name: string) => {
      const { slots } = compiled
      return hasOwn(slots, name) ? drawSlot(slots[name] ?? []) : null
    },
    [compiled, drawSlot],
  )
  // What is not there is not asked for either.
  const isAway = !!lacks?.size && isLacking(compiled, lacks)
  const fallback = (error: unknown, reset: () => void) => {
    if (isOutage(error)) return <PartAway error={error} onRetry={reset} />
    if (faults.isSetAside(page, compiled)) return <WidgetAside />
    return <WidgetFailure error={error} onRetry={reset} />
  }
  return (
    <PartContext.Provider value={compiled}>
      <View
        className={className}
        style={isHidden || isAway ? { ...style, display: 'none' } : style}
      >
        {!isAway && (
          <ErrorBoundary resetOn={compiled} onError={onError} fallback={fallback}>
            <WidgetBody compiled={compiled} slot={slot} />
          </ErrorBoundary>
        )}
      </View>
    </PartContext.Provider>
  )
})

function WidgetBody(props: DrawProps) {
  const { widget, id } = props.compiled
  const { broken } = props.compiled.read()
  if (broken !== undefined) return <WidgetFailure error={new ContractError(id, [broken])} />
  return widget.definition.needsLogin ? <ForUser {...props} /> : content(props)
}

/** A widget about the user asks for a login in its own place; the rest of the page stays readable. */
const ForUser = observer(function ForUser(props: DrawProps) {
  const services = useServices()
  const page = usePage()
  const t = useTranslate()
  if (services.session.isLoggedIn) return content(props)
  return (
    <EmptyState
      variant='locked'
      title={t('engine.login.title')}
      note={t('engine.login.note')}
      actionText={t('common.login')}
      onAction={() => openLogin(services, page)}
    />
  )
})

/** A widget with the content of its definition, with what it loads, or with nothing but its options. */
function content(props: DrawProps) {
  const { widget, source, id } = props.compiled
  const { config, value } = props.compiled.read()
  if (value) return filled(props, value.data)
  if (source || widget.definition.load) return <Loaded {...props} />
  return <widget.Component value={undefined} config={config} id={id} slot={props.slot} />
}

const Loaded = observer(function Loaded(props: DrawProps) {
  const { session, settings, loadSource } = useServices()
  const page = usePage()
  const scope = useScope()()
  const { compiled } = props
  const { widget, source, height } = compiled
  const { definition } = widget
  const { config } = compiled.read()

  async function load({ signal }: LoadContext): Promise<{ data: unknown }> {
    // Its code comes beside what it shows, not after that. Without it the drawing asks again.
    widget.Component.load?.().catch(() => {})
    const raw = source
      ? await loadSource(source, scope, signal)
      : await definition.load?.({
          config,
          query: page.query,
          locale: settings.locale,
          userId: session.userId,
          signal,
        })
    const parsed = v.safeParse(definition.value, mapFields(raw, compiled.node.config.map))
    if (parsed.success) return { data: parsed.output }
    throw new ContractError(definition.type, [parsed.issues[0].message])
  }

  const query = useQuery({
    key: [
      source ? subjectOf(source) : definition.type,
      definition.type,
      config,
      source ? sourceKey(source, scope) : page.query,
    ],
    load,
  })
  if (query.value) return filled(props, query.value.data)
  if (query.status === 'error') return <WidgetFailure error={query.error} onRetry={query.reload} />
  if (definition.Skeleton) return <definition.Skeleton config={config} />
  return <BlockSkeleton height={height} open={definition.openEnd} />
})

function filled({ compiled, slot }: DrawProps, data: unknown) {
  const { widget, id } = compiled
  const { config } = compiled.read()
  const { isEmpty, empty } = widget.definition
  if (!isEmpty?.(data)) return <widget.Component value={data} config={config} id={id} slot={slot} />
  return empty ? <Nothing {...empty} /> : null
}

/** In the place of a widget that has nothing, and says so. */
function Nothing({ title, note, way }: NonNullable<AnyWidget['definition']['empty']>) {
  const t = useTranslate()
  const open = useOpen()
  return (
    <EmptyState
      variant='empty'
      title={t(title)}
      note={note && t(note)}
      actionText={way && t(way[0])}
      onAction={way && open.to(way[1])}
    />
  )
}
