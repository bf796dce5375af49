// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'

export default function TookeenInvite() {
  return <ViewPage path='/tookeen/invite' registry={commerce} />
}
