// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { account } from '../../registry/account'
import { views } from './views'

export default function UserAvator() {
  return <ViewPage path='/user/avator' registry={account} fallback={views['/user/avator']} />
}
