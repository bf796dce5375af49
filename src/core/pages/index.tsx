// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { all } from '../../registry/all'

export default function PagesIndex() {
  return <ViewPage path='/pages/index' registry={all} />
}
