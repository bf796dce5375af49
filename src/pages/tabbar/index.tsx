// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { base } from '../../registry/base'

export default function PagesTabbarIndex() {
  return <ViewPage path='/pages/tabbar/index' registry={base} />
}
