// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'

export default function ZeroFast() {
  return <ViewPage path='/zero/fast' registry={commerce} />
}
