// generated from routing/table; edit the table
import { ViewPage } from '../../engine/page/view-page'
import { all } from '../../registry/all'

export default function AutoForm() {
  return <ViewPage path='/auto/form' registry={all} />
}
