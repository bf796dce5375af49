// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'

export default function DiyIndex() {
  return <ViewPage path='/diy/index' registry={commerce} />
}
