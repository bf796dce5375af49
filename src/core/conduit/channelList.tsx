// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'

export default function ConduitChannelList() {
  return <ViewPage path='/conduit/channelList' registry={commerce} />
}
