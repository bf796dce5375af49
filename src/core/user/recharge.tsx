// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'

export default function UserRecharge() {
  return <ViewPage path='/user/recharge' registry={commerce} />
}
