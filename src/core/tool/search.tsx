// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { account } from '../../registry/account'
import { views } from './views'

export default function ToolSearch() {
  return <ViewPage path='/tool/search' registry={account} fallback={views['/tool/search']} />
}
