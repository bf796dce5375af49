// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'

export default function CompanyContact() {
  return <ViewPage path='/company/contact' registry={commerce} />
}
