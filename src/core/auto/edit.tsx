// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { all } from '../../registry/all'
import { views } from './views'

export default function AutoEdit() {
  return <ViewPage path='/auto/edit' registry={all} fallback={views['/auto/edit']} />
}
