// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { account } from '../../registry/account'
import { views } from './views'

export default function UserSetting() {
  return <ViewPage path='/user/setting' registry={account} fallback={views['/user/setting']} />
}
