import { useRef } from 'react'
import { useTranslate } from '../../../../i18n'
import { Cell } from '../../../../ui/cell/cell'
import { Sheet } from '../../../../ui/sheet/sheet'
import type { ListConfig, ListRecord } from '.'

interface RecordMenuProps {
  /** The one that was held; none closes the sheet. */
  readonly record: ListRecord | undefined
  readonly title: string
  readonly actions: ListConfig['actions']
  readonly onClose: () => void
  readonly onEdit: (record: ListRecord) => void
  readonly onRemove: (record: ListRecord) => void
}

/** What can be done with a record. */
export function RecordMenu(props: RecordMenuProps) {
  const { record, title, actions, onClose, onEdit, onRemove } = props
  const t = useTranslate()
  // A sheet on its way out keeps its name.
  const name = useRef(title)
  if (record) name.current = title
  const can = (action: 'edit' | 'delete') => actions.some((each) => each === action)
  return (
    <Sheet
      open={record !== undefined}
      onClose={onClose}
      title={name.current}
      closeLabel={t('common.close')}
    >
      {can('edit') && (
        <Cell
          icon='edit'
          title={t('common.edit')}
          arrow={false}
          onTap={() => record && onEdit(record)}
        />
      )}
      {can('delete') && (
        <Cell
          icon='trash'
          title={t('common.delete')}
          danger
          arrow={false}
          onTap={() => record && onRemove(record)}
        />
      )}
    </Sheet>
  )
}
