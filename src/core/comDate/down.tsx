// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'

export default function ComDateDown() {
  return <ViewPage path='/comDate/down' registry={commerce} />
}
