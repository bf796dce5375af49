// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { base } from '../../registry/base'

export default function PagesTabbarReward() {
  return <ViewPage path='/pages/tabbar/reward' registry={base} />
}
