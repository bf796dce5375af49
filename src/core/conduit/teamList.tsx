// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'

export default function ConduitTeamList() {
  return <ViewPage path='/conduit/teamList' registry={commerce} />
}
