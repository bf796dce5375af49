// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { all } from '../../registry/all'

export default function ViewsFast() {
  return <ViewPage path='/views/fast' registry={all} />
}
