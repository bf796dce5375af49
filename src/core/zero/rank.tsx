// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'

export default function ZeroRank() {
  return <ViewPage path='/zero/rank' registry={commerce} />
}
