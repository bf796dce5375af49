// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'
import { views } from './views'

export default function PaySuccess() {
  return <ViewPage path='/pay/success' registry={commerce} fallback={views['/pay/success']} />
}
