import { Fragment, memo, useMemo } from 'react'
import { SCREENS_AT_ONCE, Slice } from '../../ui/slice/slice'
import type { CompiledWidget } from '../read/compiled-widget'
import { useServices } from '../services'
import { While } from './while'
import { WidgetHost } from './widget-host'

/** Widgets in one slice at most: a mini-program audit allows 60 children a node. */
const SLICE_SIZE = 10

/** Slices in a group at most; a page of more is drawn as groups, whose slices come when it is near. */
const GROUP_SIZE = 16

interface SliceOf {
  readonly key: string
  readonly widgets: readonly CompiledWidget[]
  readonly height: number
  readonly eager: boolean
  /** A sticky widget is drawn outside any slice: inside one it would scroll away with it. */
  readonly loose: boolean
}

/** Cuts the page into slices of about a screen each; the first ones are drawn at once. */
export function sliceWidgets(widgets: readonly CompiledWidget[], screen: number): SliceOf[] {
  const slices: SliceOf[] = []
  let above = 0
  let current: CompiledWidget[] = []
  let height = 0
  const close = (loose = false) => {
    const [first] = current
    if (!first) return
    slices.push({
      key: first.id,
      widgets: current,
      height,
      eager: above < screen * SCREENS_AT_ONCE,
      loose,
    })
    above += height
    current = []
    height = 0
  }
  for (const widget of widgets) {
    if (widget.box.sticky) close()
    current.push(widget)
    height += widget.height
    if (widget.box.sticky) close(true)
    else if (height >= screen || current.length >= SLICE_SIZE) close()
  }
  close()
  return slices
}

/** Slices between two loose ones, in groups: thousands of slices cost nothing while they are far. */
function groupSlices(slices: readonly SliceOf[]): SliceOf[][] {
  const groups: SliceOf[][] = []
  for (const slice of slices) {
    const last = groups[groups.length - 1]
    if (!last || slice.loose || last[0]?.loose || last.length === GROUP_SIZE) groups.push([slice])
    else last.push(slice)
  }
  return groups
}

/** Draws the widgets of a page, each behind its own boundary. */
export const Outlet = memo(function Outlet({ widgets }: { widgets: readonly CompiledWidget[] }) {
  const { height } = useServices().host.device
  const slices = useMemo(() => sliceWidgets(widgets, height), [widgets, height])
  if (slices.length === 1) return <>{drawAll(widgets)}</>
  if (slices.length <= GROUP_SIZE) return <>{slices.map(drawSlice)}</>
  return <>{groupSlices(slices).map(drawGroup)}</>
})

function drawGroup(group: readonly SliceOf[], order: number) {
  const [first] = group
  if (!first || first.loose) return group.map(drawSlice)
  const height = group.reduce((sum, slice) => sum + slice.height, 0)
  return (
    <Slice key={first.key} height={height} eager={first.eager} order={order} holdsMargins>
      {() => group.map(drawSlice)}
    </Slice>
  )
}

function drawSlice({ key, widgets, height, eager, loose }: SliceOf, order: number) {
  if (loose) return <Fragment key={key}>{drawAll(widgets)}</Fragment>
  return (
    <Slice key={key} height={height} eager={eager} order={order} holdsMargins>
      {() => drawAll(widgets)}
    </Slice>
  )
}

function drawAll(widgets: readonly CompiledWidget[]) {
  return widgets.map(drawWidget)
}

function drawWidget(widget: CompiledWidget) {
  const host = <WidgetHost key={widget.id} compiled={widget} drawSlot={drawSlot} />
  return widget.when ? (
    <While key={widget.id} when={widget.when}>
      {host}
    </While>
  ) : (
    host
  )
}

const drawSlot = (widgets: readonly CompiledWidget[]) => <Outlet widgets={widgets} />
