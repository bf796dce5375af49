// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'

export default function ComDateLocation() {
  return <ViewPage path='/comDate/location' registry={commerce} />
}
