// generated from routing/table; edit the table
import { ViewPage } from '../engine/page/view-page'
import { base } from '../registry/base'

export default function PagesWeb() {
  return <ViewPage path='/pages/web' registry={base} />
}
