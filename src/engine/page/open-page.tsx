import { Outlet } from '../outlet/outlet'
import type { CompiledView } from '../read/compile'
import { PageState } from './page-state'

interface OpenPageProps {
  readonly compiled: CompiledView
  /** The page's name, for the sentence of a page without widgets. */
  readonly name: string
  readonly onHome: () => void
}

/** A page whose gates are open. */
export function OpenPage({ compiled, name, onHome }: OpenPageProps) {
  const { widgets, popup } = compiled
  return (
    <>
      {widgets.length === 0 && <PageState kind='coming' name={name} onAction={onHome} />}
      <Outlet widgets={widgets} />
      {popup && <Outlet widgets={[popup]} />}
    </>
  )
}
