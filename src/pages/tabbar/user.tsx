// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { base } from '../../registry/base'

export default function PagesTabbarUser() {
  return <ViewPage path='/pages/tabbar/user' registry={base} />
}
