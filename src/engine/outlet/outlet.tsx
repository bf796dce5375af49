import { observer } from 'mobx-react-lite'
import { Fragment, type ReactNode, useMemo } from 'react'
import { SCREENS_AT_ONCE, Slice } from '../../ui/slice/slice'
import { usePage } from '../page/page-context'
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

type Draw = (widgets: readonly CompiledWidget[]) => ReactNode

/** Draws the widgets of a page, each behind its own boundary. */
export const Outlet = observer(function Outlet({
  widgets,
}: {
  widgets: readonly CompiledWidget[]
}) {
  const { height } = useServices().host.device
  const { outage } = usePage()
  const slices = useMemo(() => sliceWidgets(widgets, height), [widgets, height])
  // Asked once for all of them: that each listened would cost a page of hundreds more than its boundaries.
  const hidden = outage?.isCommon ? widgets.filter((each) => outage.hides(each)) : []
  const draw: Draw = (some) => some.map((each) => drawWidget(each, hidden.includes(each)))
  if (slices.length === 1) return <>{draw(widgets)}</>
  if (slices.length <= GROUP_SIZE) return <>{drawSlices(slices, draw)}</>
  return <>{groupSlices(slices).map((group, order) => drawGroup(group, order, draw))}</>
})

function drawGroup(group: readonly SliceOf[], order: number, draw: Draw) {
  const [first] = group
  if (!first || first.loose) return drawSlices(group, draw)
  const height = group.reduce((sum, slice) => sum + slice.height, 0)
  return (
    <Slice key={first.key} height={height} eager={first.eager} order={order} holdsMargins>
      {() => drawSlices(group, draw)}
    </Slice>
  )
}

function drawSlices(slices: readonly SliceOf[], draw: Draw) {
  return slices.map(({ key, widgets, height, eager, loose }, order) =>
    loose ? (
      <Fragment key={key}>{draw(widgets)}</Fragment>
    ) : (
      <Slice key={key} height={height} eager={eager} order={order} holdsMargins>
        {() => draw(widgets)}
      </Slice>
    ),
  )
}

function drawWidget(widget: CompiledWidget, isHidden: boolean) {
  const host = (
    <WidgetHost key={widget.id} compiled={widget} isHidden={isHidden} drawSlot={drawSlot} />
  )
  return widget.when ? (
    <While key={widget.id} when={widget.when}>
      {host}
    </While>
  ) : (
    host
  )
}

const drawSlot = (widgets: readonly CompiledWidget[]) => <Outlet widgets={widgets} />
