// generated from routing/table; edit the table
import { ViewPage } from '../engine/page/view-page'
import { base } from '../registry/base'

export default function PagesIndex() {
  return <ViewPage path='/pages/index' registry={base} />
}
