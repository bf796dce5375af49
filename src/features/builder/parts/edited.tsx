import './editor.scss'
import { observer } from 'mobx-react-lite'
import { useServices } from '../../../engine/services'
import { useTranslate } from '../../../i18n'
import { EmptyState } from '../../../ui/states/states'
import { LookedAt } from './looks'
import { EDITED } from './reading'

/** The page that is edited, above its editor: a tap selects a part and leads back to its fields. */
export const EditedPage = observer(function EditedPage() {
  const { kept, navigator } = useServices()
  const editing = kept.get(EDITED)
  const t = useTranslate()
  if (!editing) return <EmptyState variant='notfound' title={t('builder.preview.missing')} />
  return <LookedAt editing={editing} onSelect={() => void navigator.back()} />
})
