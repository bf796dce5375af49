// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { account } from '../../registry/account'

export default function AutoHtml() {
  return <ViewPage path='/auto/html' registry={account} />
}
