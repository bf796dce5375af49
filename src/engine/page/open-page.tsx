import { Outlet } from '../outlet/outlet'
import type { CompiledView } from '../read/compile'

/** A page whose gates are open. */
export function OpenPage({ compiled }: { compiled: CompiledView }) {
  return <Outlet widgets={compiled.widgets} />
}
