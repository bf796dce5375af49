// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { all } from '../../registry/all'

export default function PagesHtml() {
  return <ViewPage path='/pages/html' registry={all} />
}
