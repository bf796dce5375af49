// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'
import { views } from './views'

export default function PayFailure() {
  return <ViewPage path='/pay/failure' registry={commerce} fallback={views['/pay/failure']} />
}
