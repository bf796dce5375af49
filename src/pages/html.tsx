// generated from routing/table; edit the table
import { ViewPage } from '../engine/page/view-page'
import { base } from '../registry/base'

export default function PagesHtml() {
  return <ViewPage path='/pages/html' registry={base} />
}
