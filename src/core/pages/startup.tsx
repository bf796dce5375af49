// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { views } from '../../pages/views'
import { base } from '../../registry/base'

export default function PagesStartup() {
  return <ViewPage path='/pages/startup' registry={base} fallback={views['/pages/startup']} />
}
