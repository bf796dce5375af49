// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'

export default function ViewsIndex() {
  return <ViewPage path='/views/index' registry={commerce} />
}
