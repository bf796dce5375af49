// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { all } from '../../registry/all'
import { views } from './views'

export default function AutoForm() {
  return <ViewPage path='/auto/form' registry={all} fallback={views['/auto/form']} />
}
