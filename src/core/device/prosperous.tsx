// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'

export default function DeviceProsperous() {
  return <ViewPage path='/device/prosperous' registry={commerce} />
}
