// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { all } from '../../registry/all'

export default function PagesWeb() {
  return <ViewPage path='/pages/web' registry={all} />
}
