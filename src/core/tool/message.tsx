// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { account } from '../../registry/account'

export default function ToolMessage() {
  return <ViewPage path='/tool/message' registry={account} />
}
