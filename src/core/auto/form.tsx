// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { account } from '../../registry/account'

export default function AutoForm() {
  return <ViewPage path='/auto/form' registry={account} />
}
