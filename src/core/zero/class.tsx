// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'

export default function ZeroClass() {
  return <ViewPage path='/zero/class' registry={commerce} />
}
