// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { commerce } from '../../registry/commerce'

export default function CompanyAbout() {
  return <ViewPage path='/company/about' registry={commerce} />
}
