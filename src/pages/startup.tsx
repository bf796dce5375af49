// generated from routing/table; edit the table
import { ViewPage } from '../engine/page/view-page'
import { base } from '../registry/base'
import { views } from './own-views'

export default function PagesStartup() {
  return <ViewPage path='/pages/startup' registry={base} fallback={views['/pages/startup']} />
}
