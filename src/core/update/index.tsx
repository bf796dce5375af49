// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'

export default function UpdateIndex() {
  return <ViewPage path='/update/index' registry={commerce} />
}
