import { memo, useMemo } from 'react'
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
}

/** Cuts the page into slices of about a screen each; the first screen and a half is drawn at once. */
export function sliceWidgets(widgets: readonly CompiledWidget[], screen: number): SliceOf[] {
  const slices: SliceOf[] = []
  let above = 0
  let current: CompiledWidget[] = []
  let height = 0
  const close = () => {
    const [first] = current
    if (!first) return
    slices.push({ key: first.id, widgets: current, height, eager: above < screen * 1.5 })
    above += height
    current = []
    height = 0
  }
  for (const widget of widgets) {
    current.push(widget)
    height += widget.height
    if (height >= screen || current.length >= SLICE_SIZE) close()
  }
  close()
  return slices
}

/** Draws the widgets of a page, each behind its own boundary. */
export const Outlet = memo(function Outlet({ widgets }: { widgets: readonly CompiledWidget[] }) {
  const { height } = useServices().host.device
  const slices = useMemo(() => sliceWidgets(widgets, height), [widgets, height])
  const [only] = slices
  if (slices.length === 1 && only) return <>{drawAll(only.widgets)}</>
  return (
    <>
      {slices.map((slice, order) => (
        <Slice key={slice.key} height={slice.height} eager={slice.eager} order={order}>
          {() => drawAll(slice.widgets)}
        </Slice>
      ))}
    </>
  )
})

function drawAll(widgets: readonly CompiledWidget[]) {
  return widgets.map((widget) => <WidgetHost key={widget.id} compiled={widget} />)
}
