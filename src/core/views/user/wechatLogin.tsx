// generated from routing/table; edit the table
import { ViewPage } from '../../../engine/page/view-page'
import { account } from '../../../registry/account'
import { views } from '../views'

export default function ViewsUserWechatLogin() {
  return (
    <ViewPage
      path='/views/user/wechatLogin'
      registry={account}
      fallback={views['/views/user/wechatLogin']}
    />
  )
}
