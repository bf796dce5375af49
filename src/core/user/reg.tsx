// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { account } from '../../registry/account'
import { views } from './views'

export default function UserReg() {
  return <ViewPage path='/user/reg' registry={account} fallback={views['/user/reg']} />
}
