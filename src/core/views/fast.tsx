// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'

export default function ViewsFast() {
  return <ViewPage path='/views/fast' registry={commerce} />
}
