// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'
import { views } from './views'

export default function UserAddress() {
  return <ViewPage path='/user/address' registry={commerce} fallback={views['/user/address']} />
}
