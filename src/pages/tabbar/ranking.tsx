// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { base } from '../../registry/base'

export default function PagesTabbarRanking() {
  return <ViewPage path='/pages/tabbar/ranking' registry={base} />
}
