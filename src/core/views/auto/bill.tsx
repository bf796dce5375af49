// generated from routing/table; edit the table
import { ViewPage } from '../../../engine/page/view-page'
import { all } from '../../../registry/all'

export default function ViewsAutoBill() {
  return <ViewPage path='/views/auto/bill' registry={all} />
}
