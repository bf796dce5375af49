// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { all } from '../../registry/all'

export default function AutoHtml() {
  return <ViewPage path='/auto/html' registry={all} />
}
