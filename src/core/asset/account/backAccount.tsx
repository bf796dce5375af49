// generated from routing/table; edit the table
import { ViewPage } from '../../../engine/page/view-page'
import { commerce } from '../../../registry/commerce'

export default function AssetAccountBackAccount() {
  return <ViewPage path='/asset/account/backAccount' registry={commerce} />
}
