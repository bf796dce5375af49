import { Fragment, memo, useMemo } from 'react'
import { Slice } from '../../ui/slice/slice'
import type { CompiledWidget } from '../read/compile'
import { useServices } from '../services'
import { WidgetHost } from './widget-host'

/** Widgets in one slice at most: a mini-program audit allows 60 children a node. */
const SLICE_SIZE = 10

interface SliceOf {
  readonly key: string
  readonly widgets: readonly CompiledWidget[]
  readonly height: number
  readonly eager: boolean
  /** A sticky widget is drawn outside any slice: inside one it would scroll away with it. */
  readonly loose: boolean
}

/** Cuts the page into slices of about a screen each; the first screen and a half is drawn at once. */
export function sliceWidgets(widgets: readonly CompiledWidget[], screen: number): SliceOf[] {
  const slices: SliceOf[] = []
  let above = 0
  let current: CompiledWidget[] = []
  let height = 0
  const close = (loose = false) => {
    const [first] = current
    if (!first) return
    slices.push({ key: first.id, widgets: current, height, eager: above < screen * 1.5, loose })
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

/** Draws the widgets of a page, each behind its own boundary. */
export const Outlet = memo(function Outlet({ widgets }: { widgets: readonly CompiledWidget[] }) {
  const { height } = useServices().host.device
  const slices = useMemo(() => sliceWidgets(widgets, height), [widgets, height])
  return (
    <>
      {slices.map(({ key, widgets: inside, height: room, eager, loose }, order) =>
        loose || slices.length === 1 ? (
          <Fragment key={key}>{drawAll(inside)}</Fragment>
        ) : (
          <Slice key={key} height={room} eager={eager} order={order}>
            {() => drawAll(inside)}
          </Slice>
        ),
      )}
    </>
  )
})

function drawAll(widgets: readonly CompiledWidget[]) {
  return widgets.map((widget) => <WidgetHost key={widget.id} compiled={widget} />)
}
