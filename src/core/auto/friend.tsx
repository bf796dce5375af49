// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { account } from '../../registry/account'

export default function AutoFriend() {
  return <ViewPage path='/auto/friend' registry={account} />
}
