// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { base } from '../../registry/base'
import { views } from '../own-views'

export default function PagesAuthProfileAuth() {
  return (
    <ViewPage
      path='/pages/auth/profile-auth'
      registry={base}
      fallback={views['/pages/auth/profile-auth']}
    />
  )
}
