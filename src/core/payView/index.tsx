// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'
import { views } from './views'

export default function PayViewIndex() {
  return <ViewPage path='/payView/index' registry={commerce} fallback={views['/payView/index']} />
}
